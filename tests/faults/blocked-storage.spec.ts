import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/test';
import { sites } from '../sites/sites';
import { filesIn } from '../walks/exportedPages';

const { out } = sites.specification;

test('no code uses storage, which a browser may refuse', () => {
  const storage =
    /\b(?:local|session)Storage\b|\bindexedDB\b|\bserviceWorker\b|\bcaches\b\W|document\.cookie|cookieStore/;
  for (const file of [...filesIn(out, '.html'), ...filesIn(out, '.js')])
    expect.soft(readFileSync(join(out, file), 'utf8'), file).not.toMatch(storage);
});

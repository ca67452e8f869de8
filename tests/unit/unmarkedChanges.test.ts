import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unmarkedChanges } from '@/tools/writers/report-content/unmarkedChanges';
import { temporaryFolder } from './support/folders';

const text = 'Contributions are due at least quarterly. The rate is 12 per cent.';
const corrected = 'The fund must receive contributions within seven business days. The rate is 12 per cent.';
const published = 'date: 2025-07-28';

test.each([
  ['whose text changed', [published, text], [published, corrected], true],
  ['whose text got longer', [published, text], [published, `${text} ${text}`], true],
  ['whose text lost a sentence', [published, `${text} ${text}`], [published, text], true],
  ['with another word', [published, text], [published, text.replace('least', 'worst')], false],
  ['with other line breaks', [published, text], [published, text.replaceAll(' ', '\n')], false],
  ['that says so', [published, text], [`${published}\nupdated: 2025-08-01`, corrected], false],
  [
    'that said so for an earlier change',
    [`${published}\nupdated: 2025-08-01`, text],
    [`${published}\nupdated: 2025-08-01`, corrected],
    true,
  ],
  ['that was a draft', [`${published}\ndraft: true`, text], [published, corrected], false],
  ['that was scheduled', ['date: 2099-07-28', text], [published, corrected], false],
])('the report asks for updated in an article %s: %#', async (_, before, after, isAsked) => {
  const fileOf = ([fields, words]: string[]) => `---\n${fields}\n---\n\n${words}\n`;
  const folder = await temporaryFolder({
    'before/articles/super.md': fileOf(before),
    'after/articles/super.md': fileOf(after),
  });
  const found = unmarkedChanges(join(folder, 'before'), join(folder, 'after'));
  expect([...found]).toEqual(isAsked ? ['super'] : []);
});

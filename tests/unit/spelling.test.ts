import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the spelling check reports American spellings, and neither Australian ones nor words of content/words.yaml', () => {
  const { stdout } = spawnSync(
    'node',
    ['node_modules/cspell/bin.mjs', 'stdin', '--no-progress', '--no-color'],
    {
      input: 'We organise the rostering, and they organize the color of the timesheets.\n',
      encoding: 'utf8',
    },
  );
  expect([...stdout.matchAll(/Unknown word \((\w+)\)/g)].map(([, word]) => word)).toEqual([
    'organize',
    'color',
  ]);
});

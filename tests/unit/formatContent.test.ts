import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateYaml } from '@/lib/content/yaml';
import { formatted } from '@/tools/writers/format';
import { callTool } from './support/callTool';
import { temporaryFolder } from './support/folders';

test('npm run format writes the YAML of content/ in one form and leaves invalid files alone', async () => {
  const broken = '---\r\ntitle: a: b\r\n---\r\n';
  const cwd = await temporaryFolder({
    'content/articles/words.md':
      "\uFEFF---\r\n\r\nid:   7\r\ntitle: 'One' #two\r\n---\r\n\r\n\r\n  - a\r\n\r\n",
    'content/articles/broken.md': broken,
    'content/company.yaml': 'name: >-\n  The\n  group\nphone:  # later\n\n\n# The URL\nurl: "x"',
  });
  const { code, stderr } = await callTool('writers/formatContent.ts', { cwd });
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^content\/articles\/broken\.md is left as it is/),
  ]);
  const contentOf = (name: string) => readFile(join(cwd, 'content', name), 'utf8');
  expect(await contentOf('articles/words.md')).toBe("---\nid: 7\ntitle: 'One' #two\n---\n\n  - a\n");
  expect(await contentOf('articles/broken.md')).toBe(broken);
  expect(await contentOf('company.yaml')).toBe(
    'name: >-\n  The group\nphone: # later\n\n# The URL\nurl: "x"\n',
  );
});

test('values and comments stay, in a form that does not change again', () => {
  const source = 'a: # b\n# c\nd:\n\n# e\n\n# f\ng:\n  h:\n  # i\n  j:\n# k\n';
  const once = formatted(source, false);
  expect(formatted(once, false)).toBe(once);
  expect(locateYaml(once).values).toEqual(locateYaml(source).values);
  expect(once.match(/# \w/g)).toEqual(source.match(/# \w/g));
});

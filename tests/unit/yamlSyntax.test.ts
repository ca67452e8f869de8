import { expect, test } from 'vitest';
import { locateYaml } from '@/lib/content/yaml';

test.each<[fault: string, source: string, place: string, reason: RegExp]>([
  ['a colon in a value', 'title: One: two\n', '1:8', /a colon inside a value needs quotation marks/],
  ['no space after a colon', 'id: 1\ndate:2025-07-21\nb: c\n', '2:1', /with a space after the colon/],
  ['a quotation mark that is not closed', 'a: b\nc: "Never closed\nd: e\n', '2:4', /is not closed/],
  ['a quotation inside a quotation', 'a: "Jane "Jay" Doe"\n', '1:11', /in other quotation marks/],
  ['a bracket that is not closed', 'a: b\nc: [d\n', '2:4', /add ] where/],
  ['a tab', 'a:\n  - b: c\n\t- b: d\n', '3:1', /the indentation is wrong.*no tab/],
  ['a field that is indented', 'a: b\n c: d\n', '1:4', /the line below in the same column/],
  ['a field in another column', 'a:\n  - b: c\n  d: e\n', '3:1', /the indentation is wrong/],
  ['curly quotation marks', 'a: “b”\n', '1:4', /straight quotation marks/],
  ['what means something else', 'a: *b\n', '1:4', /starts with \* needs quotation marks/],
  ['a field twice', 'a: b\na: c\n', '2:1', /'a' is here twice/],
])('%s is an error with its place and its cure', (_, source, place, reason) => {
  const [error] = locateYaml(source).errors;
  expect(error?.reason).toMatch(reason);
  expect(`${error?.place.line}:${error?.place.column}`).toBe(place);
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentCheck } from '@/tools/check-content/contentCheck';
import { callTool } from './support/callTool';
import { type Change, changedContent, messagesWith } from './support/changedContent';
import { specification } from './support/specification';

const privacy = 'legal/privacy-policy.md';
const cctv = 'articles/cctv-and-ai-the-next-generation-of-security-solutions.md';
const patient = 'articles/why-patient-capital-suits-service-businesses.md';
const construction = 'articles/construction-innovation-building-for-tomorrow.md';
const pagareone = 'ventures/pagareone.yaml';

const threeFaults: Change[] = [
  [privacy, 'effective: 2025-09-16', 'effective: 16/09/2025'],
  [pagareone, 'service: Payroll Solutions', 'service: ""'],
  [cctv, 'readTime: 4 min read', 'readTime: four minutes\nflavour: mild'],
];

describe('the content check', () => {
  test('continues after a file that cannot be opened', async () => {
    const folder: Change = ['company.yaml/.gitkeep', ''];
    expect(await messagesWith([patient, 'id: 4', 'id: -4'], ['company.yaml'], folder)).toEqual([
      expect.stringContaining(`${patient}:`),
      expect.stringMatching(/^company\.yaml:.*cannot be opened/),
    ]);
  });
});

describe('npm run check:content', () => {
  test('exits with 0 and prints the number of files', async () => {
    const { code, stdout, stderr } = await callTool(contentCheck, { args: [specification] });
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^Content: no errors in \d+ files\.$/m),
      '',
    ]);
  });

  test('exits with 1 after a line for each error, and reports only on the given file, checked together with the others', async () => {
    const folder = await changedContent(...threeFaults, [patient, 'id: 4', 'id: 5']);
    const { code, stderr } = await callTool(contentCheck, { args: [folder] });
    const lines = stderr.trim().split('\n');
    for (const name of [privacy, pagareone, cctv])
      expect(lines[lines.indexOf(join(folder, name)) + 1]).toMatch(/^\d+:\d+ +error .+ schema +fields$/);
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/5 errors in \d+ files/)]);
    const one = await callTool(contentCheck, { args: [join(folder, patient)] });
    expect(one.stderr).toMatch(/id: 5 is already taken by .*cctv-and-ai[\s\S]*\b1 error in 1 file\./);
    const another = await callTool(contentCheck, { args: [join(folder, construction)] });
    expect([another.code, another.stdout]).toEqual([0, 'Content: no errors in 1 file.\n']);
  });

  test('names the day of an article that is published later', async () => {
    const file = join(await changedContent([cctv, 'date: 2025-', 'date: 2099-']), cctv);
    const { stdout } = await callTool(contentCheck, { args: [file] });
    expect(stdout).toMatch(/cctv-\S+\.md will be published on \d+ July 2099\.\n/);
  });

  test.each([
    [['no/such/folder'], /could not be checked.*no[\\/]such[\\/]folder/],
    [[specification, 'no-such-file.md'], /no-such-file\.md is missing/],
  ])('exits with 2 and the reason, without a stack trace, for %j', async (args, message) => {
    const { code, stdout, stderr } = await callTool(contentCheck, { args });
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

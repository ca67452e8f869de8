import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentCheck } from '@/tools/check-content/contentCheck';
import { callTool } from './support/callTool';
import { type Change, changedContent, messagesWith } from './support/changedContent';
import { specification } from './support/specification';

const privacy = 'legal/privacy-policy.md';
const cctv = 'articles/cctv-and-ai-the-next-generation-of-security-solutions.md';
const patient = 'articles/why-patient-capital-suits-service-businesses.md';
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
    const { code, stdout, stderr } = await callTool(() => contentCheck(specification));
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^Content: no errors in \d+ files\.$/m),
      '',
    ]);
  });

  test('exits with 1 after a line for each error', async () => {
    const folder = await changedContent(...threeFaults, [patient, 'id: 4', 'id: 5']);
    const { code, stderr } = await callTool(() => contentCheck(folder));
    const lines = stderr.trim().split('\n');
    for (const name of [privacy, pagareone, cctv])
      expect(lines[lines.indexOf(join(folder, name)) + 1]).toMatch(
        /^\d+:\d+ +error .+ (?:schema +fields|unique +content)$/,
      );
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/6 errors in \d+ files/)]);
  });

  test('names the day of an article that is published later', async () => {
    const folder = await changedContent([cctv, 'date: 2025-', 'date: 2099-']);
    const { stdout } = await callTool(() => contentCheck(folder));
    expect(stdout).toMatch(/cctv-\S+\.md will be published on \d+ July 2099\.\n/);
  });

  test('exits with 2 and the reason, without a stack trace, for a folder that there is not', async () => {
    const { code, stdout, stderr } = await callTool(() => contentCheck('no/such/folder'));
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/could not be checked.*no[\\/]such[\\/]folder/),
    ]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

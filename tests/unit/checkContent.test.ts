import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CheckCache } from '@/lib/check/checkContent';
import { contentCheck } from '@/tools/check-content/contentCheck';
import { callTool } from './support/callTool';
import { type Change, changedContent, messagesIn, messagesWith } from './support/changedContent';
import { temporaryFolder } from './support/folders';
import { plainPicture } from './support/pictures';
import { specification } from './support/specification';

const privacy = 'legal/privacy-policy.md';
const cctv = 'articles/cctv-and-ai-the-next-generation-of-security-solutions.md';
const patient = 'articles/why-patient-capital-suits-service-businesses.md';
const construction = 'articles/construction-innovation-building-for-tomorrow.md';
const pagareone = 'ventures/pagareone.yaml';
const picture = 'pictures/desk.jpg';

const threeFaults: Change[] = [
  [privacy, 'effective: 2025-09-16', 'effective: 16/09/2025'],
  [pagareone, 'service: Payroll Solutions', 'service: ""'],
  [cctv, 'readTime: 4 min read', 'readTime: four minutes\nflavour: mild'],
];

describe('the content check', () => {
  test('says the same with what it kept after each change, in this process and in another', async () => {
    const folder = await changedContent(...threeFaults, [picture, 'No picture.']);
    const cache = new CheckCache();
    const kept = join(await temporaryFolder(), 'kept.json');
    const changes = [
      async () => {},
      async () => {
        await appendFile(join(folder, construction), '\nA word: Wombattery.\n');
        await writeFile(join(folder, picture), await plainPicture(700, 500).jpeg().toBuffer());
      },
      async () => {
        await writeFile(join(folder, 'words.yaml'), 'words: Wombattery\n');
        await writeFile(join(folder, picture), 'Another picture that is none.');
        await rm(join(folder, cctv));
      },
    ];
    const found = new Set<string>();
    for (const change of changes) {
      await change();
      const messages = await messagesIn(folder);
      expect(await messagesIn(folder, cache)).toEqual(messages);
      expect(await messagesIn(folder, new CheckCache(kept))).toEqual(messages);
      found.add(messages.join());
    }
    expect(found.size, 'each change changes the messages').toBe(changes.length);
  });

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

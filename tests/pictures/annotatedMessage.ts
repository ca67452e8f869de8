import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { reporter } from 'vfile-reporter';
import { light } from '../../components/theme/colours';
import { checkContent } from '../../lib/check/checkContent';
import { withTemporaryFolder } from '../../lib/node/files';
import { escapedHtml } from '../../lib/text/escapedHtml';
import { collections } from '../../tools/collections';

const example = 'content/articles/payroll-what-changes.md';
const source = 'tests/fixtures/plain';

/** A picture of an article, with the line and the character that a message of the content check names. */
export async function annotatedMessage(page: Page): Promise<Buffer> {
  const { text, output, line, column } = await messageAbout('title: Payroll: what changes');
  const lines = text.split('\n').slice(0, 12).map(escapedHtml);
  const named = text.split('\n')[line - 1] ?? '';
  lines[line - 1] =
    `${escapedHtml(named.slice(0, column - 1))}<b>${escapedHtml(named.charAt(column - 1))}</b>${escapedHtml(named.slice(column))}`;
  const items = lines.map((item, index) => `<li${index === line - 1 ? ' class="named"' : ''}>${item}</li>`);
  const place = `${line}:${column}`;
  const body = `<style>${styles}</style><ol>${items.join('')}</ol>
<pre>${escapedHtml(output).replace(place, '<i>$&</i>')}</pre>
<p>${place} is line ${line}, character ${column}. Then: error or warning, what is wrong and what to write, and the name of the rule.</p>`;
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
  return page.locator('body').screenshot();
}

/** Checks an article with this title, and returns its text with the check's message about it. */
function messageAbout(title: string) {
  return withTemporaryFolder(async (folder) => {
    await cp(source, join(folder, 'content'), { recursive: true });
    const article = await readFile(`${source}/articles/managed-it-explained-without-the-acronyms.md`, 'utf8');
    const text = article
      .replace(/^id: .*$/m, 'id: 7')
      .replace(/^title: .*$/m, title)
      .replace(/^image: .*$/m, 'image: https://images.unsplash.com/photo-1521791136064-7986c2920216');
    await writeFile(join(folder, example), text);
    const file = (await checkContent(join(folder, 'content'), collections)).find(({ path }) =>
      path.endsWith(example),
    );
    const [message, ...others] = file?.messages ?? [];
    if (!file || !message?.line || !message.column || others.length > 0)
      throw new Error(
        `The content check should have one message about '${title}': ${file?.messages.join('; ')}`,
      );
    const [printed = ''] = reporter([file], { color: false }).split('\n\n');
    const output = printed.replace(join(folder, example), example);
    return { text, output, line: message.line, column: message.column };
  });
}

const styles = `
body { padding: 24px; font-size: 15px; line-height: 24px; }
ol { margin: 0; padding: 12px 0; border: 1px solid ${light.border}; list-style: none; counter-reset: line; background: ${light.surface}; }
li { overflow: hidden; padding-inline-end: 16px; white-space: pre; counter-increment: line; min-height: 24px; }
li::before { display: inline-block; width: 44px; margin-inline-end: 16px; color: ${light.textMuted}; text-align: end; content: counter(line); }
ol, pre { font-family: monospace; font-size: 14px; }
li.named { background: ${light.surfaceTint}; }
b { outline: 2px solid ${light.accent}; }
pre { margin: 16px 0; padding: 12px 16px; background: ${light.text}; color: ${light.background}; white-space: pre-wrap; }
pre i { font-style: normal; font-weight: bold; text-decoration: underline; }
p { color: ${light.accent}; font-weight: 600; }
`;

import { createServer } from 'node:http';
import { VFile } from 'vfile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { articles } from '@/lib/articles/collection';
import { parseDocument } from '@/lib/content/parse';
import { people } from '@/lib/people/collection';
import { ventures } from '@/lib/ventures/collection';
import { dueArticles } from '@/tools/watch/dueArticles';
import { linksToOtherSites, lostLinks } from '@/tools/watch/lostLinks';
import { listen } from '../unit/support/servers';

function article(name: string, fields: string, text = ''): VFile {
  const value = `---\ntitle: ${name}\ndate: 2025-01-31\n${fields}\n---\n\n${text}\n`;
  const file = new VFile({ path: `content/articles/${name}.md`, value });
  file.data.document = parseDocument(file, articles);
  return file;
}

test('websites in fields are links to other sites, too', () => {
  const person = new VFile({
    path: 'content/people/jane.md',
    value: '---\nname: Jane\nlinks:\n  - https://www.abc.net.au/jane\n  - mailto:jane@abc.net.au\n---\n',
  });
  person.data.document = parseDocument(person, people);
  const venture = new VFile({
    path: 'content/ventures/one.yaml',
    value: 'title: One\nurl: https://www.abc.net.au/one\n',
  });
  venture.data.document = parseDocument(venture, ventures);
  expect([...linksToOtherSites([person, venture], '2025-06-30')]).toEqual([
    ['https://www.abc.net.au/jane', ['content/people/jane.md:4']],
    ['https://www.abc.net.au/one', ['content/ventures/one.yaml:2']],
  ]);
});

test('articles are listed from 30 days before their day, the oldest first', () => {
  const documents = [
    article('later', 'reviewBy: 2025-07-31'),
    article('near', 'reviewBy: 2025-07-30'),
    article('today', 'reviewBy: 2025-06-30'),
    article('past', 'reviewBy: 2025-06-29'),
    article('draft', 'reviewBy: 2025-06-29\ndraft: true'),
    article('wrong', 'reviewBy: soon'),
    article('timeless', ''),
  ];
  expect(dueArticles(documents, '2025-06-30')).toEqual([
    'past (`content/articles/past.md`): **overdue** since 29 June 2025',
    'today (`content/articles/today.md`): due by 30 June 2025',
    'near (`content/articles/near.md`): due by 30 July 2025',
  ]);
});

test('links to other sites that lead nowhere are listed with their places; refusals, busy sites and links of other sites are not', async () => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const status = Number(/\d+/.exec(url)?.[0] ?? 200);
    // Busy at first, for HEAD and for GET.
    const isReadyAgain = url === '/busy-502' && requests.filter((one) => one === url).length > 2;
    response.writeHead(isReadyAgain ? 200 : status, status === 429 ? { 'Retry-After': '1' } : {});
    response.end('<a href="/elsewhere-404">A link of another site</a>');
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const text = [
    ...['well', 'gone-410', 'missing-404', 'refused-403', 'linkedin-999', 'busy-502', 'missing-404'],
    ...['limited-429', 'missing-404#part'],
  ]
    .map((path) => `[The ${path}](${origin}/${path})`)
    .join('\n\n');
  const reserved = '[A placeholder](https://www.pagareone.example)';
  const documents = [
    article('links', '', `${text}\n\n${reserved}\n\n[Nobody](http://127.0.0.1:9/)`),
    article('draft', 'draft: true', `[Not public](${origin}/draft-404)`),
  ];
  // It asks again after seconds, which pass in no time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const clock = setInterval(() => vi.advanceTimersByTime(100), 1);
  onTestFinished(() => {
    clearInterval(clock);
    vi.useRealTimers();
  });
  const found = await lostLinks(linksToOtherSites(documents, '2025-06-30'));
  expect(found).toEqual(
    [
      `<${origin}/gone-410> answers 410: \`content/articles/links.md:9\``,
      `<${origin}/missing-404> answers 404: \`content/articles/links.md:11\`, \`content/articles/links.md:19\`, \`content/articles/links.md:23\``,
      '<http://127.0.0.1:9/> does not answer: `content/articles/links.md:27`',
    ].sort(),
  );
  expect(requests).not.toContain('/elsewhere-404');
  expect(requests).not.toContain('/draft-404');
});

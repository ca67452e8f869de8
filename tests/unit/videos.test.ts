import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  ['YouTube', 'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=30s'],
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ?t=30'],
  ['YouTube', 'https://m.youtube.com/shorts/dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/76979871/0123456789'],
  ['Vimeo', 'https://vimeo.com/channels/staffpicks/76979871'],
])('a link to a video on %s alone in its paragraph is a card: %s', (site, url) => {
  const html = compileMarkdown(`Above.\n\n[A *tree*](${url})\n\nBelow.`);
  const card = /<div data-video="">[\s\S]*<\/div>/.exec(html)?.[0] ?? '';
  expect(card).toContain(`href="${url.replaceAll('&', '&#x26;')}"`);
  expect(card).toContain('<strong>A <em>tree</em></strong>');
  expect(card.match(/opens in a new tab/g)).toHaveLength(1);
  expect(card).toContain(`Watch on ${site}`);
});

test('the title of the link is the length of the video, if it is one', () => {
  const card = (title: string) => compileMarkdown(`[A tree](${youTube} "${title}")`);
  for (const length of ['3:15', '1:02:03', '3 min'])
    expect(card(length)).toContain(`Watch on YouTube, ${length} (`);
  expect(card('A film of 3 min')).toContain('Watch on YouTube (');
});

test('the card of a video requests nothing from the video site', () => {
  const html = compileMarkdown(`[A tree](${youTube})`);
  expect(html.match(/\b(?:src|poster|srcset)="[^"]*"/g)).toEqual(['src="/drawings/band.svg"']);
  expect(html).not.toContain('<iframe');
});

test.each([
  ['in a sentence', `See [a tree](${youTube}).`],
  ['in a list', `- [A tree](${youTube})`],
  ['to a channel', '[Trees](https://www.youtube.com/@trees)'],
  ['to a similar host', '[A tree](https://www.youtube.com.example/watch?v=dQw4w9WgXcQ)'],
])('a link %s stays a link', (_, text) => {
  expect(compileMarkdown(text)).not.toContain('data-video');
});

import { expect, test } from 'vitest';
import { splitAtCompounds } from '@/lib/text/compounds.browser';
import { keepCompounds } from '@/tools/build/post-process/compounds';
import { parse, serialize } from '@/tools/build/post-process/dom';

const kept = (body: string) => {
  const document = parse(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
  keepCompounds(document);
  return /<body>([\s\S]*)<\/body>/.exec(serialize(document))?.[1]?.replaceAll(' class="compound"', '');
};

test.each([
  ['We are family-backed, and stay.', 'family-backed,'],
  ['within 24-48 hours', '24-48'],
  ['from day-to-day support', 'day-to-day'],
  ['(long-term) partner', '(long-term)'],
  ['E-mail us', 'E-mail'],
])('"%s" has a short compound, with its punctuation', (text, compound) => {
  expect(splitAtCompounds(text)[1]).toBe(compound);
});

test.each([
  'a managed-services-provider',
  'Nguyen & Müller-Whitehouse',
  'hello-us@example.com',
  'https://a-b.example',
  'one - two',
  'soon—or-later',
])('"%s" has none', (text) => {
  expect(splitAtCompounds(text)).toEqual([text]);
});

test('compounds in headings, running text and links stay on one line', () => {
  expect(kept('<h2>Family-backed</h2><p>An <a href="/">e-mail</a> for<br>after-hours work.</p>')).toBe(
    '<h2><span>Family-backed</span></h2><p>An <a href="/"><span>e-mail</span></a> for<br><span>after-hours</span> work.</p>',
  );
});

test('compounds in a link that is a part of a sentence or heading stay on one line', () => {
  const html =
    '<li>See <a href="/"><b>day-to-day</b> work</a>.</li><h2><a href="#a">Long-term plans</a></h2>';
  expect(kept(html)).toBe(
    html.replace('day-to-day', '<span>day-to-day</span>').replace('Long-term', '<span>Long-term</span>'),
  );
});

test.each([
  ['in a link that can be a flex container', '<li><a href="/">Pro-bono work</a></li>'],
  ['in one of several such links', '<div><a href="/">Pro-bono work</a><a href="/about">About</a></div>'],
  ['in a button', '<p>Words</p><button>A follow-up call</button>'],
  ['in a download', '<p><a href="/"><svg></svg>Half-year report (PDF)</a></p>'],
  ['whose word goes on in another element', '<p>An <strong>e-mail</strong>, and more</p>'],
  ['in code', '<pre><code>npm run-all x-y</code></pre>'],
  ['in an island, which is hydrated', '<div data-island="news"><p>An e-mail to us</p></div>'],
  ['that a component has kept', '<p>An <span class="compound">e-mail</span> to us</p>'],
])('a text %s stays as it is', (_, html) => {
  expect(kept(html)).toBe(html.replaceAll(' class="compound"', ''));
});

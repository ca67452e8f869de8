import { getMDXComponent } from 'next-contentlayer2/hooks';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { formatDate } from '@/lib/content/dates.browser';
import { sectionsOf } from '@/lib/legal/sections';
import { type LegalDocument, legalDocuments } from '@/lib/pages/documents';
import { compileMarkdown } from './support/compileMarkdown';

const nothing = () => null;
const facts = {
  CompanyContact: nothing,
  CompanyEmail: nothing,
  CompanyName: nothing,
  CompanyPhone: nothing,
  WithPictureHost: ({ children }: { children?: ReactNode }) => children,
  WithoutPictureHost: nothing,
};

const legalBySlug = (slug: string) => legalDocuments.find(({ path }) => path === `/${slug}`) as LegalDocument;

function rendered(slug: string): string {
  const Content = getMDXComponent(legalBySlug(slug).body.code);
  return renderToStaticMarkup(<Content components={facts} />);
}

/** The text of HTML: without tags, and with React's five entities decoded. */
function textOf(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replace(/<[^>]+>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '');
}

describe.each([
  [
    'privacy-policy',
    'Privacy Policy',
    [
      'Purpose',
      'Consent',
      'How We Use Personal Data',
      'Who We Share Personal Data With',
      'How Long We Store Personal Data',
      'How We Protect Your Personal Data',
      'Children',
      'How to Access/Modify/Delete/Challenge Data',
      'Cookie Policy',
      'Modifications',
      'Contact Information',
    ],
  ],
  [
    'terms-of-service',
    'Terms and Conditions',
    [
      'Intellectual Property',
      'Limitation of Liability',
      'Indemnity',
      'Applicable Law',
      'Severability',
      'Changes',
      'Contact Details',
    ],
  ],
])('%s', (slug, title, headings) => {
  const document = legalBySlug(slug);

  test(`is titled ${title}`, () => {
    expect(document.title).toBe(title);
  });

  test('has exactly the sections of the specification, in order', () => {
    expect(document.sections.map(({ heading }) => heading)).toEqual(headings);
  });

  test('has a table of contents with the headings and ids of its text', () => {
    const inText = [...rendered(slug).matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)];
    expect(document.sections).toEqual(
      inText.map(([, id, heading]) => ({ id, heading: textOf(heading as string) })),
    );
  });

  test('took effect on 16 September 2025', () => {
    expect(formatDate(document.effective, 'legal')).toBe('16 September 2025');
  });

  test('has a text under every section', () => {
    for (const section of rendered(slug).split(/<h2 /).slice(1)) {
      expect(textOf(section.replace(/^.*?<\/h2>/, '')).trim().length).toBeGreaterThan(20);
    }
  });
});

test('the type of site of the privacy policy is Business Website', () => {
  expect(legalBySlug('privacy-policy').typeOfSite).toBe('Business Website');
});

test.each([
  ['employees', /employees/i],
  ['the buyers of the company', /buy/i],
  ['legal proceedings', /legal proceedings/i],
  ['children under 16', /under (?:the age of )?16/i],
  ['the privacy officer', /privacy officer/i],
  ['functional cookies', /functional/i],
  ['analytical cookies', /analytical/i],
  ['targeting cookies', /targeting/i],
  ['overseas disclosure', /overseas/i],
  ['complaints', /complain/i],
])('the privacy policy mentions %s', (_, words) => {
  expect(textOf(rendered('privacy-policy'))).toMatch(words);
});

test.each([
  ['the State of Victoria', /State of Victoria/],
  ['notice by e-mail or on the site', /e-?mail/i],
])('the terms mention %s', (_, words) => {
  expect(textOf(rendered('terms-of-service'))).toMatch(words);
});

describe('the sections of a Markdown text', () => {
  test.each<[name: string, markdown: string, ...headings: string[]]>([
    ['a plain heading', '## How We Use Personal Data\n', 'How We Use Personal Data'],
    ['slashes', '## Access/Modify/Delete\n', 'Access/Modify/Delete'],
    ['marks and figures', "## What's new in 2025? (Part 1)\n", "What's new in 2025? (Part 1)"],
    ['repeated headings', '## Changes\n\n## Changes\n', 'Changes', 'Changes'],
    ['a repeated lower heading', '### Changes\n\n## Changes\n', 'Changes'],
    ['a repeated higher heading', '# Changes\n\n## Changes\n', 'Changes'],
    ['Windows line endings', '## One\r\n\r\nText\r\n\r\n## Two\r\n', 'One', 'Two'],
    ['closing hashes', '## Changes ##\n', 'Changes'],
    ['emphasis', '## What **we** do\n', 'What we do'],
    ['a link', '## See [our terms](/terms-of-service)\n', 'See our terms'],
    ['a line of code that looks like one', '```\n## not a heading\n```\n\n## One\n', 'One'],
    ['the name of a part of the page', '## Main\n\n## Main\n', 'Main', 'Main'],
    ['a picture', '## See ![a chart](https://images.unsplash.com/photo-1) here\n', 'See  here'],
    ['a hard line break', 'Costs\\\nand fees\n---\n', 'Costs\nand fees'],
    ['a heading in a quotation', '> ## Changes\n\n## Changes\n', 'Changes', 'Changes'],
    ['a footnote', '## Changes[^1]\n\n[^1]: A note.\n', 'Changes'],
  ])('match the page: %s', (_, markdown, ...headings) => {
    const ids = [...compileMarkdown(markdown).matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(sectionsOf(markdown)).toEqual(headings.map((heading, index) => ({ id: ids[index], heading })));
  });

  test('leave out comments', () => {
    const mdx = '{/*\n## Consent\n\nThe former wording.\n*/}\n\n## Consent{/* was: Permission */}\n';
    expect(sectionsOf(mdx)).toEqual([{ id: 'consent', heading: 'Consent' }]);
  });

  test('are empty without level-2 headings', () => {
    expect(sectionsOf('Text\n\n### Lower\n')).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const site = vi.hoisted(() => ({
  usesPictureHost: (): boolean => false,
  contacts: {} as Record<string, unknown>,
}));
vi.mock('@/lib/site/usesPictureHost', () => site);
vi.mock('#content', async (original) => {
  const content = await original<typeof import('#content')>();
  return {
    ...content,
    allLegals: [{ title: 'Of {name}', body: { raw: '{name}', html: '<p>{name}</p>' } }],
    get company() {
      return { ...content.company, name: 'A & <B>', contacts: site.contacts };
    },
  };
});

beforeEach(() => void vi.resetModules());
// Other test files share the modules.
afterEach(() => void vi.resetModules());

async function legalHtml(html: string): Promise<string> {
  return (await import('@/lib/site/legalHtml')).legalHtml(html);
}

test.each([
  [true, '<p>It has.</p>\n\n<p>C.</p>'],
  [false, '\n<p>It has <em>none</em>.</p>\n<p>C.</p>'],
])('a paragraph that depends on the image host is there or not: %s', async (uses, shown) => {
  site.usesPictureHost = () => uses;
  const html =
    '<p>{withPictureHost} It has.</p>\n<p>{withoutPictureHost} It has <em>none</em>.</p>\n<p>C.</p>';
  expect(await legalHtml(html)).toBe(shown);
});

test('facts are in place of their names, escaped in HTML, and not in Markdown', async () => {
  const { legalTexts } = await import('@/lib/site/compiled');
  expect(legalTexts).toEqual([
    { title: 'Of A & <B>', body: { raw: '{name}', html: '<p>A &amp; &lt;B&gt;</p>' } },
  ]);
});

test('addresses are in place of their names', async () => {
  const html = await legalHtml('<p>At {email}.</p>\n<p>{contact}</p>');
  expect(html).toMatch(/^<p>At <a href="mailto:([^"]+)">\1<\/a>\.<\/p>/);
  expect(html).toMatch(/<address><span>A &amp; &lt;B&gt;<\/span><span>[^<]+<\/span><a href="mailto:/);
});

test('the privacy contact is the group, or the person who is named', async () => {
  const written = '<p>{privacyContact}</p>';
  expect(await legalHtml(written)).toBe(await legalHtml('<p>{contact}</p>'));
  vi.resetModules();
  site.contacts = { privacy: { name: 'Jo', role: 'Officer', email: 'jo@example.com' } };
  expect(await legalHtml(written)).toBe(
    '<address><span>Jo, Officer</span><a href="mailto:jo@example.com">jo@example.com</a></address>',
  );
});

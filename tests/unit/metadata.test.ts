import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { pageMetadata } from '@/lib/seo/metadata';

const about = pageMetadata({ title: 'Our Story', description: 'How it began.', path: '/about' });

describe('the metadata of a page', () => {
  test("has the page's title before the group's name", () => {
    expect(about.title).toBe('Our Story | Family Investment Group');
  });

  test('has the given description', () => {
    expect(about.description).toBe('How it began.');
  });

  test('has a canonical URL on the public site, without .html or a trailing slash', () => {
    const canonical = new URL(about.alternates?.canonical as string, about.metadataBase as URL);
    expect(canonical.href).toBe(`${company.url}/about`);
  });
});

import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company';
import { pageMetadata } from '@/lib/metadata';

const about = pageMetadata({ title: 'Our Story', description: 'How it began.', path: '/about' });

describe('the head of a page', () => {
  test("has the page's title before the group's name", () => {
    expect(about.title).toBe('Our Story | Family Investment Group');
  });

  test('has the description as it was given', () => {
    expect(about.description).toBe('How it began.');
  });

  test('has a canonical address on the public site, without .html or a slash at the end', () => {
    const canonical = new URL(about.alternates?.canonical as string, about.metadataBase as URL);
    expect(canonical.href).toBe(`${company.url}/about`);
  });
});

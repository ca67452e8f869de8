import { textDocuments } from '@/lib/pages/documents';
import { space } from '../theme/tokens';

type NavigationItem = { name: string; href: string };
type TextPage = { title: string; path: string; navigation?: number };

const companyPages: readonly NavigationItem[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Our Businesses', href: '/our-businesses' },
  { name: 'News & Insights', href: '/news-insights' },
  { name: 'Contact', href: '/contact' },
];

/** The company pages, with each page of text at the position that its `navigation` gives, from 1. */
export function withTextPages(pages: readonly TextPage[]): readonly NavigationItem[] {
  const items = [...companyPages];
  const positioned = pages.filter((page) => page.navigation !== undefined);
  for (const page of positioned.toSorted((a, b) => Number(a.navigation) - Number(b.navigation)))
    items.splice(Number(page.navigation) - 1, 0, itemOf(page));
  return items;
}

function itemOf({ title, path }: TextPage): NavigationItem {
  return { name: title.trim(), href: path };
}

/** The pages in the navigation of the header. */
export const navigation = withTextPages(textDocuments);

/** The pages in the footer: the same, then the pages of text that are not in the header. */
export const footerNavigation: readonly NavigationItem[] = [
  ...navigation,
  ...textDocuments.filter((page) => page.navigation === undefined).map(itemOf),
];

const characters = navigation.reduce((sum, { name }) => sum + name.length, 0);

/**
 * The minimum width in px for a header in one row. Five links with 48 characters in total need 900 px; each
 * further character needs at most 10 px, each further gap 32 px.
 */
const headerRowWidth = 900 + 32 * (navigation.length - 5) + 10 * Math.max(0, characters - 48);

/** The header grows no further, so more links do not fit in one row on any screen. */
const hasRow = headerRowWidth <= Number.parseInt(space.container, 10);

/** Applies where the header fits in one row; below, its links are in a menu. */
export const fromHeaderRow = hasRow ? `@media (min-width: ${headerRowWidth}px)` : '@media not all';

/** Applies on screens where the links of the header are in a menu. */
export const belowHeaderRow = hasRow
  ? `@media screen and (max-width: ${headerRowWidth - 0.02}px)`
  : '@media screen';

export const legalNavigation: readonly NavigationItem[] = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms and Conditions', href: '/terms-of-service' },
];

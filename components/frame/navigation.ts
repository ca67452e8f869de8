type NavigationItem = { name: string; href: string };

/** The pages in the header and footer navigation. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Our Businesses', href: '/our-businesses' },
  { name: 'News & Insights', href: '/news-insights' },
  { name: 'Contact', href: '/contact' },
];

const characters = navigation.reduce((sum, { name }) => sum + name.length, 0);

/**
 * The minimum width in px for a header in one row. Five links with 48 characters in total need 900 px; each
 * further character needs at most 10 px, each further gap 32 px.
 */
const headerRowWidth = 900 + 32 * (navigation.length - 5) + 10 * Math.max(0, characters - 48);

/** Applies where the header fits in one row; below, its links are in a menu. */
export const fromHeaderRow = `@media (min-width: ${headerRowWidth}px)`;

export const legalNavigation: readonly NavigationItem[] = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms and Conditions', href: '/terms-of-service' },
];

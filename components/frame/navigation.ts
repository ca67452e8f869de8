type NavigationItem = { name: string; href: string };

/** The pages that the header and the footer link to. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Our Businesses', href: '/our-businesses' },
  { name: 'News & Insights', href: '/news-insights' },
  { name: 'Contact', href: '/contact' },
];

const characters = navigation.reduce((sum, { name }) => sum + name.length, 0);

/**
 * Width in px from which the header fits into one row; below, its links are in a menu. Five links of 48
 * characters in all need 900 px; a further character needs at most 10 px, a further gap 32 px.
 */
const rowWidth = 900 + 32 * (navigation.length - 5) + 10 * Math.max(0, characters - 48);

/** Media query for the header in one row. */
export const fromHeaderRow = `@media (min-width: ${rowWidth}px)`;

export const legalNavigation: readonly NavigationItem[] = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms and Conditions', href: '/terms-of-service' },
];

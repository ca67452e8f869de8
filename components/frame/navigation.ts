type NavigationItem = { name: string; href: string };

/** The pages that the header and the footer link to. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Home', href: '/' },
  { name: 'About Us', href: '/about' },
  { name: 'Our Businesses', href: '/our-businesses' },
  { name: 'News & Insights', href: '/news-insights' },
  { name: 'Contact', href: '/contact' },
];

export const legalNavigation: readonly NavigationItem[] = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms and Conditions', href: '/terms-of-service' },
];

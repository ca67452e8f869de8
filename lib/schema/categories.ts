/** The categories of news articles, in the order of the filter buttons. */
export const categories = [
  'Company News',
  'Technology',
  'Industry Insights',
  'Investment Strategy',
  'Innovation',
] as const;

export type Category = (typeof categories)[number];

/** The category in lower case with hyphens, as drawings and icons are named: `company-news`. */
export type CategorySlug = CategoryToSlug<Category>;

type CategoryToSlug<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${CategoryToSlug<Rest>}`
  : Lowercase<Name>;

export function categorySlug(category: Category): CategorySlug {
  return category.toLowerCase().replaceAll(' ', '-') as CategorySlug;
}

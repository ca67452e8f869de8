/**
 * For a layout or page to export all of: Next.js then makes no data of it for prefetching by its own client code,
 * which the finished site does not have; with a thousand articles that is a fifth of their rendering. It refuses a
 * plain `export const prefetch` without Cache Components, but heeds this one. Without it the site is the
 * same and takes longer to build.
 */
export const prefetch = 'force-disabled';

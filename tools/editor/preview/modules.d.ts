/** The site as a function of its content (siteModule.ts). */
declare module '#site' {
  type Pictures = typeof import('#pictures').default;
  export default function (content: typeof import('#content'), pictures: Pictures): typeof import('./site');
}

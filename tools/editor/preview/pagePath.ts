/** The page that a worker renders. */
export const shownPage = { path: '/' };

/** In place of the function of `next/navigation` with this name. */
export const usePathname = () => shownPage.path;

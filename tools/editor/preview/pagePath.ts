import { createContext, useContext } from 'react';

/** The path of the page that is shown. */
export const PagePath = createContext('/');

/** In place of the function of `next/navigation` with this name. */
export function usePathname(): string {
  return useContext(PagePath);
}

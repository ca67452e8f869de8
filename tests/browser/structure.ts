import type { Page } from '@playwright/test';

/** Returns messages about headings, landmarks and lists that axe does not object to. */
export function structureErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.querySelectorAll('h1').length !== 1) found.push('there must be exactly one h1');
    const parts = [...document.querySelectorAll('body > :is(header, main, section, footer)')];
    if (parts.map(({ localName }) => localName).join() !== 'header,main,section,footer')
      found.push('the acknowledgement must be between main and footer');
    for (const list of document.querySelectorAll('main :is(ul, ol):not([role], nav *)'))
      if (getComputedStyle(list).listStyleType === 'none')
        found.push(
          `no role="list", without which Safari announces no list: ${list.textContent?.slice(0, 40)}`,
        );
    return found;
  });
}

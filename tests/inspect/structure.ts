import type { Page } from '@playwright/test';

/** Returns messages about wrong headings, landmarks and lists. */
export function structureErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ localName }) =>
      Number(localName[1]),
    );
    if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1)
      found.push(`the first heading must be the only h1: ${levels}`);
    for (const [index, level] of levels.entries())
      if (index > 0 && level > (levels[index - 1] ?? 0) + 1) found.push(`heading ${index + 1} skips a level`);
    for (const landmark of ['body > header', 'main', 'body > footer', '[aria-labelledby="acknowledgement"]'])
      if (document.querySelectorAll(landmark).length !== 1)
        found.push(`there must be exactly one ${landmark}`);
    const order = Array.from(
      document.querySelectorAll('header, main, [aria-labelledby="acknowledgement"], footer'),
      (part) => part.localName,
    );
    if (order.slice(-2).join() !== 'section,footer')
      found.push('the acknowledgement must directly precede the footer');
    const landmarks = Array.from(
      document.querySelectorAll('nav, section[aria-label], section[aria-labelledby]'),
      (landmark) =>
        landmark.ariaLabel ??
        document.getElementById(landmark.getAttribute('aria-labelledby') ?? '')?.textContent ??
        '',
    );
    for (const [index, name] of landmarks.entries()) {
      if (!name.trim()) found.push('a landmark has no name');
      else if (landmarks.indexOf(name) !== index) found.push(`two landmarks are called '${name}'`);
    }
    for (const list of document.querySelectorAll('main :is(ul, ol):not([role], nav *)'))
      if (getComputedStyle(list).listStyleType === 'none')
        found.push(
          `no role="list", without which Safari announces no list: ${list.textContent?.slice(0, 40)}`,
        );
    return found;
  });
}

/** Functions that run in the page, with access only to their arguments. */

export const path = () => location.pathname;

export const isVisible = (css: string) =>
  [...document.querySelectorAll(css)].some((one) => one.checkVisibility({ visibilityProperty: true }));

/** Returns the texts of the visible matching elements. */
export const texts = (css: string) =>
  [...document.querySelectorAll<HTMLElement>(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => (one.textContent ?? '').trim());

export const attributeOf = (css: string, name: string) => document.querySelector(css)?.getAttribute(name);

/** Returns the label of the first matching element. */
export const nameOf = (css: string) => {
  const label = document.querySelector(css)?.getAttribute('aria-labelledby');
  return label && document.getElementById(label)?.textContent;
};

/** Whether the focused element matches and, if given, has the text. */
export const isFocused = (css: string, text: string) => {
  const { activeElement } = document;
  return Boolean(activeElement?.matches(css) && activeElement.textContent?.trim().startsWith(text));
};

export const focusIsInDialog = () => document.activeElement?.closest('dialog[open]') !== null;

/** Returns the form's values by field name. */
export const formValues = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll<HTMLInputElement>('form [name]'), ({ name, value }) => [
      name,
      value,
    ]),
  );

type Underline = { isVisible: boolean; thickness: string };

/** Returns the underline of each navigation link by its text; a transparent one counts as none. */
export const underlines = (): Record<string, Underline> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('#menu ul a'), (link) => {
      const style = getComputedStyle(link);
      const isTransparent = /^rgba\(.*[ ,]0\)$|^transparent$/.test(style.textDecorationColor);
      const isUnderlined = style.textDecorationLine.includes('underline') && !isTransparent;
      return [link.textContent, { isVisible: isUnderlined, thickness: style.textDecorationThickness }];
    }),
  );

/** Returns the width of the bar before each link of the open menu, by its text. */
export const bars = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('#menu ul a'), (link) => {
      const { content, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(link, '::before');
      const isShown = !/^(?:none|normal)$/.test(content) && borderInlineStartStyle === 'solid';
      return [link.textContent, isShown ? borderInlineStartWidth : 'none'];
    }),
  );

/** Returns the URLs that the browser has chosen for drawings without a photo, if they are in view or have loaded. */
export const sourcesOfDrawings = () =>
  Array.from(
    document.querySelectorAll<HTMLImageElement>('img[src^="/drawings/"]:not([src*="article-"])'),
    ({ currentSrc }) => currentSrc,
  ).filter(Boolean);

/** Returns the lightness (0 to 255) of the background and of the first heading. */
export const lightness = () => {
  const mean = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  };
  const grounds = [document.body, document.documentElement].map(
    (element) => getComputedStyle(element).backgroundColor,
  );
  const ground = grounds.find((color) => !/^rgba\(.*[ ,]0\)$/.test(color)) ?? 'rgb(255, 255, 255)';
  const title = document.querySelector('main h1, main h2') as Element;
  return { ground: mean(ground), text: mean(getComputedStyle(title).color) };
};

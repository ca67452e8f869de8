/** Functions that run in the page; each sees its arguments and nothing else of the test. */

export const path = () => location.pathname;

export const heading = () => document.querySelector('h1')?.textContent ?? '';

export const isVisible = (css: string) =>
  [...document.querySelectorAll(css)].some((one) => one.checkVisibility({ visibilityProperty: true }));

/** Texts of the visible elements that match. */
export const texts = (css: string) =>
  [...document.querySelectorAll<HTMLElement>(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => (one.textContent ?? '').trim());

export const attributeOf = (css: string, name: string) => document.querySelector(css)?.getAttribute(name);

/** The text that labels the first element that matches. */
export const nameOf = (css: string) => {
  const label = document.querySelector(css)?.getAttribute('aria-labelledby');
  return label && document.getElementById(label)?.textContent;
};

/** Whether the focus is on an element that matches, and that has the text where one is given. */
export const isFocused = (css: string, text: string) => {
  const { activeElement } = document;
  return Boolean(activeElement?.matches(css) && activeElement.textContent?.trim().startsWith(text));
};

export const focusIsInDialog = () => document.activeElement?.closest('dialog[open]') !== null;

/** Names of the form's fields with their values. */
export const formValues = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll<HTMLInputElement>('form [name]'), ({ name, value }) => [
      name,
      value,
    ]),
  );

export type Underline = { isVisible: boolean; thickness: string };

/** How each link of the main navigation is underlined, by its text: a transparent line is none. */
export const underlines = (): Record<string, Underline> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('#menu ul a'), (link) => {
      const style = getComputedStyle(link);
      const isTransparent = /^rgba\(.*[ ,]0\)$|^transparent$/.test(style.textDecorationColor);
      const isUnderlined = style.textDecorationLine.includes('underline') && !isTransparent;
      return [link.textContent, { isVisible: isUnderlined, thickness: style.textDecorationThickness }];
    }),
  );

/** Width of the bar in front of each link of the open menu, by its text. */
export const bars = (): Record<string, string> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('#menu ul a'), (link) => {
      const { content, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(link, '::before');
      const isShown = !/^(?:none|normal)$/.test(content) && borderInlineStartStyle === 'solid';
      return [link.textContent, isShown ? borderInlineStartWidth : 'none'];
    }),
  );

/** Lightness from 0 to 255 of the page's ground and of its first heading. */
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

import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { textOf } from '../../tools/build/post-process/dom';
import { withTag } from './exportedPages';
import { notFound, pages } from './site';

/** Every value of a property. */
const any = ['/^.+$/'];

/** What the site uses although the oldest supported browsers lack it, or parts of it, with what they do. */
const baseline = {
  // These browsers (tools/build/post-process/browserTargets.ts) are of March 2023.
  available: 2022,
  ignoreSelectors: [
    // Firefox before 121: the page behind the modal scrolls and is printed too.
    'has',
    // Safari: only colour, font and a few other properties of it, which suffice.
    'marker',
    // Header.tsx and MenuButton.tsx test for support; without it the links of the menu always show.
    'popover-open',
    // Chrome before 131, Firefox before 143 and Safari before 18.4 print only the opened answers.
    'details-content',
    // The next page appears without a transition.
    '/^view-transition-/',
  ],
  // Without a transition, as above; all have containers.
  ignoreAtRules: ['view-transition', 'container'],
  // Firefox before 113: the thin lines on green panels are missing or stronger.
  ignoreFunctions: ['color-mix'],
  ignoreUnits: ['cqi'],
  ignoreProperties: {
    // All have these, as the site uses them.
    outline: any,
    'container-type': any,
    'overscroll-behavior': any,
    'paint-order': any,
    // Post-processing adds the prefixes that Chrome before 120 and Safari need.
    'mask-image': any,
    'user-select': any,
    'text-size-adjust': any,
    // Lines wrap without balancing; a text field on iOS keeps its height and scrolls.
    'text-wrap': any,
    resize: any,
    // Firefox and Safari can print a heading at the end of a page, or the footer on one of its own.
    'break-after': ['avoid'],
    'break-before': ['avoid'],
    // Only for details-content.
    'content-visibility': any,
    // Header.tsx tests for support; without it the menu opens at the usual height.
    'anchor-name': any,
    'position-anchor': any,
  },
};

/** Safari, Firefox and Chrome before 118: only more contrast makes surfaces opaque. The plugin has no option for it. */
const accepted = /"prefers-reduced-transparency"/;

test('the styles have no unexplained feature that the oldest supported browsers lack', async () => {
  const sheets = [...pages, notFound].flatMap(({ elements }) => withTag('style', elements).map(textOf));
  const config = {
    plugins: ['stylelint-plugin-use-baseline'],
    rules: { 'plugin/use-baseline': [true, baseline] },
  };
  const reports = [...new Set(sheets)].map((code) => stylelint.lint({ code, config }));
  const found = (await Promise.all(reports)).flatMap(({ results }) =>
    results.flatMap(({ parseErrors, warnings }) => [...parseErrors, ...warnings].map(({ text }) => text)),
  );
  expect(new Set(found.filter((text) => !accepted.test(text)))).toEqual(new Set());
});

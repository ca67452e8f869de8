import stylelint from 'stylelint';
import { textOf } from '../../tools/build/post-process/dom';
import type { ExportedPage } from './exportedPages';

/**
 * The year whose features all supported browsers have. These are the targets in
 * tools/build/post-process/browserTargets.ts, all released in March 2023; the year itself would allow
 * later features of that year. Review `explained` when it changes.
 */
const limit = 2022;

/** Newer features that the site uses, as stylelint-plugin-use-baseline names them, and what browsers without them do. */
export const explained: Readonly<Record<string, string>> = {
  'Selector "has"': 'Firefox before 121: the page behind the modal scrolls and is printed too',
  'Selector "marker"': 'Safari supports only colour, font and a few other properties of it, which suffice',
  'Selector "popover-open"':
    'Header.tsx and MenuButton.tsx test for support; without it the menu’s links always show',
  'Selector "details-content"':
    'Chrome before 131, Firefox before 143 and Safari before 18.4 print only the opened answers',
  'Selector "view-transition-group"': 'the next page appears without a transition',
  'Selector "view-transition-old"': 'the next page appears without a transition',
  'Selector "view-transition-new"': 'the next page appears without a transition',
  'At-rule "@view-transition"': 'the next page appears without a transition',
  'At-rule "@container"': 'Baseline since February 2023 with Firefox 110: all targets support it',
  'Property "container-type"': 'Baseline since February 2023 with Firefox 110: all targets support it',
  'Unit "cqi"': 'Baseline since February 2023 with Firefox 110: all targets support it',
  'Function "color-mix"': 'Firefox before 113: the thin lines on green panels are missing or stronger',
  'Media condition "prefers-reduced-transparency"':
    'Safari, Firefox and Chrome before 118: only more contrast makes surfaces opaque',
  'Property "outline"': 'Baseline since 27 March 2023 with Safari 16.4: all targets support it',
  'Property "mask-image"': 'post-processing adds -webkit-mask-image, which Chrome needs before 120',
  'Property "content-visibility"': 'only for what details-content selects',
  'Property "paint-order"': 'newer for HTML text only; the plan’s labels are SVG text',
  'Property "overscroll-behavior"':
    'not Baseline for elements that do not scroll; all targets support it on those that do',
  'Property "resize"': 'iOS: the text field keeps its height and scrolls',
  'Property "text-size-adjust"':
    'Safari reads -webkit-text-size-adjust; Firefox on a computer never adjusts text',
  'Property "text-wrap"': 'lines wrap without balancing',
  'Property "user-select"': 'post-processing adds -webkit-user-select for Safari',
  'Value "avoid" of property "break-after"':
    'Firefox and Safari: a heading may be printed at the end of a page',
  'Value "avoid" of property "break-before"': 'Firefox and Safari: the footer may be printed on a page alone',
  'Property "anchor-name"': 'Header.tsx tests for support; without it the menu opens at the usual height',
  'Property "position-anchor"': 'Header.tsx tests for support; without it the menu opens at the usual height',
};

/** Returns the newer features in a style sheet, as the keys of `explained` name them, sorted. */
async function newerFeatures(css: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: css,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: limit }] },
    },
  });
  const found = results.flatMap(({ parseErrors, warnings }) => [
    ...parseErrors.map(({ text }) => text),
    ...warnings.map(({ text }) => text.replace(/ is not a \d+ available baseline feature\..*$/, '')),
  ]);
  return [...new Set(found)].sort();
}

/** The same for the styles of pages. */
export async function newerFeaturesOn(pages: readonly ExportedPage[]): Promise<string[]> {
  const styles = pages.flatMap(({ elements }) => elements.filter(({ tagName }) => tagName === 'style'));
  const found = await Promise.all([...new Set(styles.map(textOf))].map(newerFeatures));
  return [...new Set(found.flat())].sort();
}

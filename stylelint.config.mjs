/**
 * CSS that the oldest supported browsers do not support is an error. They are the targets in
 * tools/build/post-process/browserTargets.ts, all released in March 2023. Baseline is chosen by year, and 2023 would allow
 * later features of that year, such as color-mix() and :has() in Firefox. So the limit is 2022, and each newer
 * feature in use is listed with its fallback. Review the lists when the targets change.
 */
const baseline = {
  available: 2022,
  ignoreSelectors: [
    // styled-components compiles nested rules to flat ones.
    'nesting',
    // Firefox before 121: the page behind the modal scrolls and is printed too.
    'has',
    // Safari supports only colour, font and a few other properties of it, which suffice.
    'marker',
    // Header.tsx and MenuButton.tsx test for support; without it the menu's links always show.
    'popover-open',
    // Chrome before 131, Firefox before 143 and Safari before 18.4 print only the opened answers.
    'details-content',
    // The next page appears without a transition.
    '/^view-transition-/',
  ],
  // The next page appears without a transition.
  ignoreAtRules: ['view-transition'],
  // Firefox before 113: the thin lines on green panels are missing or stronger.
  ignoreFunctions: ['color-mix'],
  // The rule still checks the values; an empty list means that they are all supported.
  ignoreProperties: {
    // Baseline since 27 March 2023 with Safari 16.4, so all targets support it.
    outline: ['none', 'solid'],
    // Container queries, Baseline since February 2023 with Firefox 110: all targets support them.
    'container-type': ['inline-size', 'normal'],
    // Post-processing adds -webkit-mask-image, which Chrome needs before 120.
    'mask-image': [],
    // Only for what details-content selects.
    'content-visibility': ['visible'],
    // Newer for HTML text only; the plan's labels are SVG text.
    'paint-order': [],
    // Not Baseline for elements that do not scroll; all targets support it on those that do.
    'overscroll-behavior': ['contain'],
    // iOS: the text field keeps its height and scrolls.
    resize: [],
    // Safari reads -webkit-text-size-adjust beside it; Firefox on a computer never adjusts text.
    'text-size-adjust': ['none'],
    // Lines wrap without balancing.
    'text-wrap': ['balance', 'pretty'],
    // Firefox and Safari: a heading may be printed at the end of a page, and the footer on its own.
    'break-after': ['avoid'],
    'break-before': ['avoid'],
    // Header.tsx tests for support; without it the menu opens at the header's usual height.
    'anchor-name': [],
    'position-anchor': [],
  },
};

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-plugin-use-baseline'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'plugin/use-baseline': [true, baseline],
    // The Baseline rule checks properties, keywords and functions, but not what a shorthand accepts.
    'declaration-property-value-allowed-list': [
      { 'text-decoration': ['none', 'underline', 'line-through', 'inherit'] },
      {
        message:
          'Safari before 26.2 ignores text-decoration with a thickness or colour. Use text-decoration-line, -thickness and -color.',
      },
    ],
  },
};

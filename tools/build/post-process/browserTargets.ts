/** The oldest supported browsers, the same as those of Next.js. */
export const scriptTargets = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/** The same in Lightning CSS's format: major version in the third byte, minor in the second. */
export const styleTargets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 111 << 16,
  safari: (16 << 16) | (4 << 8),
};

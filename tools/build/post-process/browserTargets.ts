/** The oldest supported browsers, the same as those of Next.js. */
export const scriptTargets = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

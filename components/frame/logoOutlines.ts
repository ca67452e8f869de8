/** The logo: outlines in a square of `size` units. The dashed one is a planned tree, as on the plan. */
export const logo = {
  size: 44,
  stroke: 1.8,
  outlines: [
    {
      d: 'M5.6 14.6c2.5-1.4 4.5-.4 6.8-1.3 2.5-1 4.9-.9 7.8.6 2.8 1.4 4.9 2.6 6.9 5.4 1.9 2.6 1 4.9.1 7.6-1 3.2-1.8 6.6-4.6 8.9-2.7 2.2-5.5 1.7-8.9 1-3.6-.7-7-1.1-9.6-3.5-2.7-2.5-2.6-5.1-2.6-8.6 0-3.9.7-8.1 4.1-10.1z',
    },
    {
      d: 'M15.1 18.1c4.2-.2 7.4 3.1 7.3 7.1-.1 4.2-3.5 7.4-7.5 7.3-4.2 0-7.3-3.3-7.2-7.3.1-4.1 3.4-7 7.4-7.1z',
    },
    { d: 'M39.5 10a6.3 6.3 0 1 1-12.6 0 6.3 6.3 0 0 1 12.6 0z' },
    { d: 'M40.5 30a4.9 4.9 0 1 1-9.8 0 4.9 4.9 0 0 1 9.8 0z', dash: '3.1 2.03' },
  ],
};

/** The logo as an SVG file in one colour. */
export function logoFile(colour: string): string {
  const { size, stroke, outlines } = logo;
  const paths = outlines.map(({ d, dash }) => `<path d="${d}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><g fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

/** The drawings that an article without a photograph can show; each is also the caption. */
export const drawingNames = ['Growth rings', 'Leaf veins', 'Contours', 'Aerial roots', 'New leaf'] as const;

export type DrawingName = (typeof drawingNames)[number];

/** The colours that a drawing can have, listed in components/theme/colours.ts. */
export const inkNames = ['surfaceTint', 'brand', 'surface', 'accent', 'leaf'] as const;

export type InkName = (typeof inkNames)[number];

/** The icons of categories: SVG shapes in a 20-unit square, drawn as lines in the colour of the text. */
export const icons = {
  rings:
    '<path d="M10.2 1.8c2.3-.3 3.7 1.3 5.5 2.5s2.7 3 2.5 5.3 0 4.2-2 6.1-3.4 2.7-5.8 2.5-4.4-.5-6.1-2.4-2.5-3.5-2.4-5.7.6-4.3 2.3-5.9 3.7-2.1 6-2.4z"/><path d="M10.3 5.1c3-.1 4.9 2.1 4.9 4.8s-2.2 5-5 5-5-2.1-5-4.9 2.2-4.8 5.1-4.9z"/><circle cx="10.3" cy="10" r="2"/>',
  leaf: '<path d="M4.3 15.7C1.6 8.5 7.5 2.6 17.5 2.5c-.1 10-6 15.9-13.2 13.2zM2.5 17.5 13 7M6.3 13.7V9.2M6.3 13.7h4.5M9.7 10.3V6.6M9.7 10.3h3.7"/>',
  contours:
    '<path d="M2 5.3c2.7-2 4.3-2 6.6-.3s5 1.9 9.4-1M2 10.5c2.7-2 4.3-2 6.6-.3s5 1.9 9.4-1M2 15.7c2.7-2 4.3-2 6.6-.3s5 1.9 9.4-1"/>',
  roots: '<path d="M6.2 2C7 5.6 8.2 8 9.7 9.6L3.2 18M10 2v16M13.8 2c-.8 3.6-2 6-3.5 7.6l6.5 8.4"/>',
  sprout:
    '<path d="M10 2.3c3.4 4.2 3.8 9.4 0 15.2-3.8-5.8-3.4-11 0-15.2zM6.6 9C5.4 7.8 4 7.1 2.2 6.8 2 12.7 4.6 16.6 10 17.5M13.4 9c1.2-1.2 2.6-1.9 4.4-2.2.2 5.9-2.4 9.8-7.8 10.7"/>',
  people:
    '<circle cx="7" cy="6.4" r="2.9"/><path d="M1.8 17.2c0-3.7 2-5.9 5.2-5.9s5.2 2.2 5.2 5.9M13.2 3.7a2.9 2.9 0 0 1 0 5.4M15 12c2 .8 3.2 2.5 3.2 5.2"/>',
} as const;

export const iconNames = Object.keys(icons) as [keyof typeof icons, ...(keyof typeof icons)[]];

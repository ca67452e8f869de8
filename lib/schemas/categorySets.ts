/** The drawings that an article without a photograph can show; each is also the caption. */
export const drawingNames = ['Growth rings', 'Leaf veins', 'Contours', 'Aerial roots', 'New leaf'] as const;

export type DrawingName = (typeof drawingNames)[number];

/** The colours that a drawing can have, listed in components/theme/colours.ts. */
export const inkNames = ['surfaceTint', 'brand', 'surface', 'accent', 'leaf'] as const;

export type InkName = (typeof inkNames)[number];

/** The icons of categories: symbols of public/icons.svg, which also has that of all categories. */
export const iconNames = ['rings', 'leaf', 'contours', 'roots', 'sprout', 'people'] as const;

export type IconName = (typeof iconNames)[number];

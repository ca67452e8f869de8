import { z } from 'zod';
import { slugOf } from '../content/slug.browser';

/** The drawings that an article without a photograph can show; each is also the caption. */
const drawings = ['Growth rings', 'Leaf veins', 'Contours', 'Aerial roots', 'New leaf'] as const;

export type CategoryDrawing = (typeof drawings)[number];

/** The colours that a drawing can have, derived from the brand in components/theme/colours.ts. */
const inkNames = ['surfaceTint', 'brand', 'surface', 'accent', 'leaf'] as const;

export type InkName = (typeof inkNames)[number];

const categoryEntry = z.strictObject({
  /** As articles name it; the file names of its icon and drawing follow from it. */
  name: z
    .string()
    .regex(/^\p{L}[\p{L}\p{N}'’-]*(?: (?:& )?[\p{L}\p{N}'’-]+)*$/u, 'must be words, joined by spaces or &'),
  drawing: z.enum(drawings),
  /** SVG shapes in a 20-unit square, drawn as lines in the colour of the text. */
  icon: z
    .string()
    .regex(/<[a-z]/, 'must have at least one SVG shape, such as <circle cx="10" cy="10" r="8"/>'),
  /** Of the drawing. */
  colours: z.enum(inkNames),
});

/** What the site needs for a category. */
export type CategoryEntry = z.infer<typeof categoryEntry>;

/** Throws an error that says what to write if an entry of the table is incomplete, or named like another. */
export function validateCategories(table: readonly CategoryEntry[]): void {
  const errors = table.flatMap((entry, index) => {
    const label = `  ${entry.name || `entry ${index + 1}`}: `;
    const { error } = categoryEntry.safeParse(entry);
    const found = error?.issues.map(({ path, message }) => `${label}${path.join('.')}: ${message}`) ?? [];
    const slug = slugOf(entry.name ?? '');
    const namesake = ['All', ...table.slice(0, index).map(({ name }) => name)].find(
      (name) => slugOf(name) === slug,
    );
    return namesake ? [...found, `${label}name: ${namesake} has the same file names (${slug})`] : found;
  });
  if (errors.length > 0) throw new Error(['Correct lib/articles/categoryTable.ts:', ...errors].join('\n'));
}

import { feedPath } from '@/lib/schemas/paths.browser';
import { legalDocuments } from '@/lib/site/documents';
import { publicPages } from '@/lib/site/pages';
import { layout } from '../theme/tokens';

/** The pages in the navigation of the header. */
export const navigation = publicPages.filter(({ position }) => position !== undefined);

const characters = navigation.reduce((sum, { label }) => sum + label.length, 0);

/**
 * The minimum width in px for a header in one row. Five links with 48 characters in total need 900 px; each
 * further character needs at most 10 px, each further gap 32 px.
 */
const headerRowWidth = 900 + 32 * (navigation.length - 5) + 10 * Math.max(0, characters - 48);

/** The header grows no further, so more links do not fit in one row on any screen. */
const hasRow = headerRowWidth <= Number.parseInt(layout.width, 10);

/** Applies where the header fits in one row; below, its links are in a menu. */
export const fromHeaderRow = hasRow ? `@media (min-width: ${headerRowWidth}px)` : '@media not all';

/** Applies on screens where the links of the header are in a menu. */
export const belowHeaderRow = hasRow
  ? `@media screen and (max-width: ${headerRowWidth - 0.02}px)`
  : '@media screen';

export const legalNavigation = [
  ...legalDocuments.map(({ title, path }) => ({ name: title, href: path })),
  { name: 'RSS', href: feedPath },
];

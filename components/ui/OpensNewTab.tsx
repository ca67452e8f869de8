import { VisuallyHidden } from './VisuallyHidden';

/** The attributes of a link to another site. Its words end with `OpensNewTab`; `ExternalLink` has both, and an arrow. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

export function OpensNewTab() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}

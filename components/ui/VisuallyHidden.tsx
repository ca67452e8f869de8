import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Text for assistive technology only. The class stands in the global style, for Markdown links use it too. */
export function VisuallyHidden({ children }: Props) {
  return <span className="visually-hidden">{children}</span>;
}

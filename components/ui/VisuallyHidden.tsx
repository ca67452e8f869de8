import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Text for assistive technology only. The class is global because links in Markdown use it too. */
export function VisuallyHidden({ children }: Props) {
  return <span className="visually-hidden">{children}</span>;
}

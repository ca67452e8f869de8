'use client';

// usePathname gives the shared layout the current page during the export.
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link that is marked on the page it leads to. */
export function PageLink(props: ComponentProps<'a'>) {
  const pathname = usePathname();
  return <a {...props} aria-current={props.href === pathname ? 'page' : undefined} />;
}

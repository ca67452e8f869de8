'use client';

// usePathname returns the path of the current page, which a layout does not receive.
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link that has `aria-current` on the page that it links to. */
export function NavigationLink(props: ComponentProps<'a'>) {
  const pathname = usePathname();
  return <a {...props} aria-current={props.href === pathname ? 'page' : undefined} />;
}

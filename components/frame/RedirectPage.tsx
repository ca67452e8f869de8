import type { Redirect } from '@/lib/redirects';
import { ButtonLink } from '../ui/ButtonLink';
import { PageHero } from '../ui/PageHero';

type Props = { redirect: Redirect };

/** Redirects from a former URL on any host, by a meta refresh without delay. */
export function RedirectPage({ redirect: { to, title } }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <PageHero title="This page has moved">
        <ButtonLink href={to}>{title}</ButtonLink>
      </PageHero>
    </>
  );
}

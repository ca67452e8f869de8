import type { TitledRedirect } from '@/lib/redirects/redirects';
import { ButtonLink } from '../ui/Button';
import { PageHero } from '../ui/PageHero';

type Props = { redirect: TitledRedirect };

/** Redirects with a meta refresh, which needs no support from the host. */
export function RedirectPage({ redirect: { to, title } }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <PageHero title="This page has moved">
        <ButtonLink href={to} data-fit>
          {title}
        </ButtonLink>
      </PageHero>
    </>
  );
}

import type { TitledRedirect } from '@/lib/site/redirects';
import { Button } from '../ui/Button';
import { PageHero } from '../ui/PageHero';

type Props = { redirect: TitledRedirect };

/** Redirects with a meta refresh, which needs no support from the host. */
export function RedirectPage({ redirect: { to, title } }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <PageHero title="This page has moved">
        <Button as="a" href={to} data-fit>
          {title}
        </Button>
      </PageHero>
    </>
  );
}

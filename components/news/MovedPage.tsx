import { ButtonLink } from '../ui/ButtonLink';
import { PageHero } from '../ui/PageHero';

type Props = { title: string; href: string };

/** Stands at a former address of an article and leads to the present one at once, on any host. */
export function MovedPage({ title, href }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <PageHero title="This article has moved">
        <ButtonLink href={href}>{title}</ButtonLink>
      </PageHero>
    </>
  );
}

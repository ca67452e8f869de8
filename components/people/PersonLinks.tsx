import { styled } from 'styled-components';
import { actionLink } from '../ui/actionLink';
import { ExternalLink } from '../ui/ExternalLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** The underline of a line keeps its distance from the next one. */
const Address = styled.a`
  ${actionLink}
  line-height: 1.5;
`;

type Props = { links: readonly string[]; name: string };

/** Links named after where they lead: an e-mail address or a site. */
export function PersonLinks({ links, name }: Props) {
  return links.map((href) =>
    href.startsWith('mailto:') ? (
      <Address key={href} href={href}>
        {href.slice('mailto:'.length)}
      </Address>
    ) : (
      <ExternalLink key={href} href={href}>
        <VisuallyHidden>{name} on </VisuallyHidden>
        {new URL(href).hostname.replace(/^www\./, '')}
      </ExternalLink>
    ),
  );
}

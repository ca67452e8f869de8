import { ActionLink } from '../ui/actionLink';
import { BreakableText } from '../ui/BreakableText';
import { ExternalLink } from '../ui/ExternalLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type Props = { links: readonly string[]; name: string };

/** Links named after where they lead: an e-mail address or a site. */
export function PersonLinks({ links, name }: Props) {
  return links.map((href) =>
    href.startsWith('mailto:') ? (
      <ActionLink key={href} href={href}>
        <span>
          <BreakableText>{href.replace(/^mailto:|\?.*$/g, '')}</BreakableText>
        </span>
      </ActionLink>
    ) : (
      <ExternalLink key={href} href={href}>
        <VisuallyHidden>{name} on </VisuallyHidden>
        {new URL(href).hostname.replace(/^www\./, '')}
      </ExternalLink>
    ),
  );
}

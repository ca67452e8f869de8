import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { actionLink } from '../ui/actionLink';
import { ExternalLink } from '../ui/ExternalLink';
import { ShareBar } from './ShareBar';

const Heading = styled.h2`
  ${typography.meta}
  color: ${color.textMuted};
`;

const Mail = styled.a`
  ${actionLink}
`;

type Props = { title: string; url: string };

/** Share links that load nothing from other hosts. */
export function ArticleShare({ title, url }: Props) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <ShareBar url={url} labelledBy="share">
      <Heading id="share">Share this article</Heading>
      <Mail href={mail}>Email</Mail>
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>
        LinkedIn
      </ExternalLink>
    </ShareBar>
  );
}

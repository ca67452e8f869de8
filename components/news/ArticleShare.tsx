import { ActionLink } from '../ui/actionLink';
import { ExternalLink } from '../ui/ExternalLink';
import { Meta } from '../ui/textElements';
import { ShareBar } from './ShareBar';

type Props = { title: string; url: string };

/** Share links that load nothing from other hosts. */
export function ArticleShare({ title, url }: Props) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <ShareBar url={url} labelledBy="share">
      <Meta as="h2" id="share">
        Share this article
      </Meta>
      <ActionLink href={mail}>Email</ActionLink>
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>
        LinkedIn
      </ExternalLink>
    </ShareBar>
  );
}

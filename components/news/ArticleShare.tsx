import styled from 'styled-components';
import { absoluteUrl } from '@/lib/site';
import { articlePath } from '@/lib/urls';
import { onPaper } from '../theme/breakpoints';
import { color } from '../theme/theme';
import { typography } from '../theme/typography';
import { actionLink } from '../ui/actionLink';
import { CopyLink } from '../ui/CopyLink';
import { ExternalLink } from '../ui/ExternalLink';

const Wrapper = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 28px;
  margin-top: 32px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};

  ${onPaper} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${typography.meta}
  color: ${color.ink2};
`;

const Mail = styled.a`
  ${actionLink}
`;

type Props = { article: { title: string; slug: string } };

/** Ways to pass an article on; none of them loads anything from elsewhere. */
export function ArticleShare({ article }: Props) {
  const url = absoluteUrl(articlePath(article.slug));
  const mail = `mailto:?subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(url)}`;
  return (
    <Wrapper aria-labelledby="share">
      <Heading id="share">Share this article</Heading>
      <Mail href={mail}>Email</Mail>
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}>
        LinkedIn
      </ExternalLink>
      <CopyLink url={url} />
    </Wrapper>
  );
}

import styled from 'styled-components';
import type { ArchivePage as Archive } from '@/lib/archive';
import { companyPage } from '@/lib/pages';
import { pageData } from '@/lib/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { from600, from1024 } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { ArchiveNavigation } from './ArchiveNavigation';
import { LinkedCard } from './LinkedCard';

const Wrapper = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-block: clamp(40px, 5vw, 72px) ${space.section};
`;

const Title = styled.h1`
  ${typography.h2}
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 4.6vw, 64px) ${space.gap};

  ${from600} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from1024} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

type Props = { page: Archive };

/** Older articles, for browsers without scripts, search engines and links that stay. */
export function ArchivePage({ page }: Props) {
  return (
    <>
      <StructuredData data={pageData(companyPage('/news-insights'), page)} />
      <Wrapper>
        <Title>{page.title}</Title>
        <h2 className="visually-hidden">Articles</h2>
        <Cards>
          {page.articles.map((article) => (
            <LinkedCard
              key={article.slug}
              article={article}
              sizes="(min-width: 1440px) 406px, (min-width: 1024px) 29vw, (min-width: 600px) 43vw, 90vw"
            />
          ))}
        </Cards>
        <ArchiveNavigation current={page.number} />
      </Wrapper>
    </>
  );
}

import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { isFilled } from '@/lib/schemas/sectionType';
import { articles } from '@/lib/site/articles';
import { businesses, divisions } from '@/lib/site/company';
import type { PageDocument } from '@/lib/site/documents';
import { everyone } from '@/lib/site/peopleWithPage';
import { htmlWithPictures } from '@/lib/site/pictures';
import { sectionId } from '@/lib/site/sections';
import { dataOfPage } from '@/lib/site/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { from1024, print } from '../theme/breakpoints';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { Disclaimer } from '../ui/Disclaimer';
import { PageHero } from '../ui/PageHero';
import { sectionStyles } from '../ui/sectionStyles';
import { components } from './components';
import { type Section, type SectionProps, sectionTypes } from './list';
import { PageText } from './PageText';

/** One or two columns, such as the contact form with the details beside it. */
const Pair = styled(Container)`
  ${sectionStyles}
  gap: 32px ${space.gap};

  ${from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;

    > :first-child {
      grid-column: 1 / 6;
    }

    > :nth-child(2) {
      grid-column: 7 / -1;
    }
  }

  /* With its padding, the block would not fit below the title on the first printed page. */
  ${print} {
    padding-block: ${space.section} 0;
  }
`;

const documents = { Article: articles, Person: everyone, Venture: [...businesses, ...divisions] };

/** A page of content/pages/. */
export function Page({ page }: { page: PageDocument }) {
  const sections = filledSections(page);
  const hasTitle = sections.some(({ type }) => sectionTypes[type].isTitle);
  const elements = sections.map((section, index) => {
    // Each component takes the section of its own type.
    const Section = components[section.type] as ComponentType<SectionProps>;
    const key = `${section.type}-${index + 1}`;
    return (
      <Section
        key={key}
        section={section}
        id={'heading' in section || section.anchor ? sectionId(section) : key}
        isTight={isTight(sections, index, hasTitle)}
      />
    );
  });
  const rows = sections.flatMap(({ type }, index) => {
    if (!sectionTypes[type].isColumn) return [withDisclaimer(elements[index], sections, index)];
    if (isSecondOfPair(sections, index)) return [];
    const isPair = isSecondOfPair(sections, index + 1);
    const row = (
      <Pair key={`${type}-pair`} data-tight={isTight(sections, index, hasTitle) || undefined}>
        {elements[index]}
        {isPair && elements[index + 1]}
      </Pair>
    );
    return [withDisclaimer(row, sections, isPair ? index + 1 : index)];
  });
  const data = dataOfPage(page);
  return (
    <>
      {data && <StructuredData data={data} />}
      {!hasTitle && <PageHero title={page.title} lead={page.description} />}
      {rows}
      {page.html.trim() !== '' && (
        <PageText
          html={htmlWithPictures(page.html, { isAtTop: sections.length === 0 })}
          isTight={isTight(sections, sections.length, hasTitle)}
        />
      )}
    </>
  );
}

/** The sections that have something to show. */
function filledSections({ sections }: PageDocument): readonly Section[] {
  return (sections as readonly Section[]).filter((section) =>
    isFilled(section, sectionTypes[section.type], (name) => documents[name]),
  );
}

/** Whether a section is beside the one in front of it. */
function isSecondOfPair(sections: readonly Section[], index: number): boolean {
  return [sections[index - 1], sections[index]].every(
    (section) => section && sectionTypes[section.type].isColumn,
  );
}

/** Whether a section, or the one beside it, has the disclaimer below it. */
function isDisclaimed(sections: readonly Section[], index: number): boolean {
  const first = isSecondOfPair(sections, index) ? index - 1 : index;
  return sections.slice(first, index + 1).some(({ disclaimer }) => disclaimer);
}

/** A row of the page, which ends with the section at an index. */
function withDisclaimer(row: ReactNode, sections: readonly Section[], index: number): ReactNode {
  if (!isDisclaimed(sections, index)) return row;
  return (
    <div key={`disclaimed-${index + 1}`}>
      {row}
      <Disclaimer />
    </div>
  );
}

/** Whether the section above a section, or above the text of the page, has the same background. */
function isTight(sections: readonly Section[], index: number, hasTitle: boolean): boolean {
  const above = sections[index - 1];
  if (!above) return !hasTitle;
  if (isDisclaimed(sections, index - 1)) return false;
  const ground = backgroundOf(above);
  const section = sections[index];
  return ground !== 'panel' && ground === (section && backgroundOf(section));
}

function backgroundOf(section: Section) {
  const { background, lowerBackground } = sectionTypes[section.type];
  return lowerBackground ? lowerBackground(section) : background;
}

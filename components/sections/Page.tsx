import { type ComponentType, Fragment } from 'react';
import { isFilled } from '@/lib/schemas/sectionType';
import { articles } from '@/lib/site/articles';
import { businesses, divisions } from '@/lib/site/company';
import type { PageDocument } from '@/lib/site/documents';
import { everyone } from '@/lib/site/peopleWithPage';
import { htmlWithPictures } from '@/lib/site/pictures';
import { sectionId } from '@/lib/site/sections';
import { dataOfPage } from '@/lib/site/structuredData';
import { Disclaimer } from '../company/Disclaimer';
import { StructuredData } from '../seo/StructuredData';
import { PageHero } from '../ui/PageHero';
import { components } from './components';
import { type Section, type SectionProps, sectionTypes } from './list';
import { PageText } from './PageText';

const documents = { Article: articles, Person: everyone, Venture: [...businesses, ...divisions] };

/** A page of content/pages/. */
export function Page({ page }: { page: PageDocument }) {
  const sections = filledSections(page);
  const hasTitle = sections.some(({ type }) => sectionTypes[type].isTitle);
  const elements = sections.map((section, index) => {
    // Each component takes the section of its own type.
    const Section = components[section.type] as ComponentType<SectionProps>;
    const key = `${section.type}-${index + 1}`;
    const element = (
      <Section
        key={key}
        section={section}
        id={'heading' in section || section.anchor ? sectionId(section) : key}
      />
    );
    if (!section.disclaimer) return element;
    return (
      <Fragment key={key}>
        {element}
        <Disclaimer />
      </Fragment>
    );
  });
  const data = dataOfPage(page);
  return (
    <>
      {!hasTitle && <PageHero title={page.title} lead={page.description} />}
      {elements}
      {page.html.trim() !== '' && (
        <PageText html={htmlWithPictures(page.html, { isAtTop: sections.length === 0 })} />
      )}
      {data && <StructuredData data={data} />}
    </>
  );
}

/** The sections that have something to show. */
function filledSections({ sections }: PageDocument): readonly Section[] {
  return (sections as readonly Section[]).filter((section) =>
    isFilled(section, sectionTypes[section.type], (name) => documents[name]),
  );
}

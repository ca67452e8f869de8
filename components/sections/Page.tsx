import type { ComponentType } from 'react';
import { isFilled } from '@/lib/schemas/sectionType';
import { articles } from '@/lib/site/articles';
import { businesses, divisions } from '@/lib/site/company';
import type { PageDocument } from '@/lib/site/documents';
import { everyone } from '@/lib/site/peopleWithPage';
import { htmlWithPictures } from '@/lib/site/pictures';
import { sectionId } from '@/lib/site/sections';
import { dataOfPage } from '@/lib/site/structuredData';
import { StructuredData } from '../seo/StructuredData';
import { Disclaimer } from '../ui/Disclaimer';
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
        isTight={isTight(sections, index, hasTitle)}
      />
    );
    if (!section.disclaimer) return element;
    return (
      <div key={key}>
        {element}
        <Disclaimer />
      </div>
    );
  });
  const data = dataOfPage(page);
  return (
    <>
      {data && <StructuredData data={data} />}
      {!hasTitle && <PageHero title={page.title} lead={page.description} />}
      {elements}
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

/** Whether the section above a section, or above the text of the page, has the same background. */
function isTight(sections: readonly Section[], index: number, hasTitle: boolean): boolean {
  const above = sections[index - 1];
  if (!above) return !hasTitle;
  if (above.disclaimer) return false;
  const ground = backgroundOf(above);
  const section = sections[index];
  return ground !== 'panel' && ground === (section && backgroundOf(section));
}

function backgroundOf(section: Section) {
  const { background, lowerBackground } = sectionTypes[section.type];
  return lowerBackground ? lowerBackground(section) : background;
}

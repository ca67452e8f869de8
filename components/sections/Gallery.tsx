import type { ComponentType } from 'react';
import { parse } from 'yaml';
import { PageHero } from '../ui/PageHero';
import { Section } from '../ui/Section';
import { components } from './components';
import { exampleOf } from './examples';
import { type SectionProps, sectionTypes, type Section as Written } from './list';

/** Every type of section with its example to copy. Only the development server has this page (next.config.mjs). */
export function Gallery() {
  return (
    <>
      <PageHero title="Sections" lead="Every type with its example, to copy below sections: in a page." />
      {Object.entries(sectionTypes).map(([type, { schema }]) => {
        const example = exampleOf(type);
        const section = schema.parse(parse(example)[0]) as Written;
        const Component = components[section.type] as ComponentType<SectionProps>;
        return (
          <div key={type}>
            <Section heading={type}>
              <p>{schema.meta()?.description}</p>
              <pre>{example}</pre>
            </Section>
            <Component section={section} id={`example-${type}`} />
          </div>
        );
      })}
    </>
  );
}

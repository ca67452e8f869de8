import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { parse } from 'yaml';
import { space } from '../theme/tokens';
import { Container } from '../ui/Container';
import { PageHero } from '../ui/PageHero';
import { H2 } from '../ui/textElements';
import { components } from './components';
import { exampleOf } from './examples';
import { type Section, type SectionProps, sectionTypes } from './list';

const Caption = styled(Container)`
  display: grid;
  gap: 12px;
  padding-block: ${space.s56} ${space.s16};

  pre {
    overflow-x: auto;
  }
`;

/** Every type of section with its example to copy. Only the development server has this page (next.config.mjs). */
export function Gallery() {
  return (
    <>
      <PageHero title="Sections" lead="Every type with its example, to copy below sections: in a page." />
      {Object.entries(sectionTypes).map(([type, { schema }]) => {
        const example = exampleOf(type);
        const section = schema.parse(parse(example)[0]) as Section;
        const Component = components[section.type] as ComponentType<SectionProps>;
        return (
          <div key={type}>
            <Caption>
              <H2>{type}</H2>
              <p>{schema.meta()?.description}</p>
              <pre>{example}</pre>
            </Caption>
            <Component section={section} id={`example-${type}`} />
          </div>
        );
      })}
    </>
  );
}

import { styled } from 'styled-components';
import { formatDate } from '@/lib/content/dates.browser';
import { forcedColors } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { typography } from '../../theme/typography';
import { newTab, OpensNewTab } from '../../ui/OpensNewTab';
import { Meta } from '../../ui/textElements';
import { HeadingAbove } from '../HeadingAbove';
import type { SectionProps } from '../list';

/** Up to three in a row; those of the last row fill it. */
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s48} ${space.gap};
`;

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 max(16rem, 28%);
  align-content: start;
  gap: 4px;
  padding-top: 20px;
  border-top: 2px solid ${color.action};
  break-inside: avoid;

  /* Text has a background as high as its font, which would cover the line. */
  ${forcedColors} {
    padding-top: 48px;
  }
`;

/** Above its label, which is first in the list. */
const Value = styled.dd`
  ${typography.page}
  order: -1;
  /* The letters are higher than their line. */
  padding-bottom: 0.2em;
`;

/** A block, whose lines are as high as its letters need. */
const Unit = styled.span`
  ${typography.h3}
  display: inline-block;
`;

const Label = styled.dt`
  max-width: 28em;
`;

type LinkProps = { href: string; children: string };

function SourceLink({ href, children }: LinkProps) {
  if (!href.startsWith('https:')) return <a href={href}>{children}</a>;
  return (
    <a href={href} {...newTab}>
      {children}
      <OpensNewTab />
    </a>
  );
}

export function Figures({ section, id, isTight }: SectionProps<'figures'>) {
  return (
    <HeadingAbove id={id} heading={section.heading} isTight={isTight}>
      <List>
        {section.items.map(({ number, unit, label, date, source }) => (
          <Figure key={label}>
            <Label>{label}</Label>
            <Value>
              {number} {unit && <Unit>{unit}</Unit>}
            </Value>
            <Meta as="dd">
              <time dateTime={date}>{formatDate(date, 'legal')}</time>. Source:{' '}
              {source.href ? <SourceLink href={source.href}>{source.label}</SourceLink> : source.label}
            </Meta>
          </Figure>
        ))}
      </List>
    </HeadingAbove>
  );
}

import { styled } from 'styled-components';
import { print } from '../../theme/breakpoints';
import { color } from '../../theme/theme';
import { space } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { H3 } from '../../ui/textElements';
import type { SectionProps } from '../list';
import { RichText } from '../RichText';

const Disclosure = styled.details`
  border-block: 1px solid ${color.border};

  & + & {
    border-top: 0;
  }

  /* Prints the answers of closed questions without JavaScript too. */
  ${print} {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s16};
  min-height: 64px;
  padding-block: ${space.s16};
  list-style: none;
  cursor: pointer;
  break-after: avoid;

  /* Safari before 18.4 ignores list-style here. */
  &::-webkit-details-marker {
    display: none;
  }

  /* An arrow down, or up if the answer is shown. */
  &::after {
    content: '';
    width: 10px;
    height: 10px;
    margin: -6px 6px 0;
    border: solid ${color.text};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  [open] > &::after {
    margin-top: 6px;
    transform: rotate(225deg);
  }

  &:hover > h3 {
    text-decoration-line: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 5px;
  }

  ${print} {
    min-height: 0;

    &::after {
      display: none;
    }
  }
`;

const Answer = styled.div`
  padding-block: ${space.s4} ${space.s32};
`;

/**
 * Opens the questions while the page is printed: browsers without ::details-content, such as Safari before 18.4, print
 * no closed answers.
 */
const openForPrint = `addEventListener('beforeprint',()=>{for(const one of document.querySelectorAll('main details:not([open])')){one.open=true;addEventListener('afterprint',()=>{one.open=false},{once:true})}})`;

export function Questions({ section, id }: SectionProps<'questions'>) {
  return (
    <Section id={id} heading={section.heading} columns="beside">
      <div>
        {section.items.map(({ question, answer }) => (
          <Disclosure key={question}>
            <Summary>
              <H3>{question}</H3>
            </Summary>
            <Answer>
              <RichText text={answer} />
            </Answer>
          </Disclosure>
        ))}
        <script data-own="print">{openForPrint}</script>
      </div>
    </Section>
  );
}

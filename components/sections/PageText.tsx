import { inner } from '../ui/inner';
import { writtenTextId } from '../ui/Prose';
import { proseFor } from '../ui/RichProse';
import { Section } from '../ui/Section';

/** The text of a page, below its sections. */
export function PageText({ html }: { html: string }) {
  const Prose = proseFor(html);
  return (
    <Section columns="beside">
      <Prose id={writtenTextId} {...inner({ html })} />
    </Section>
  );
}

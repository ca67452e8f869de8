import { company, topicContacts } from '@/lib/site/company';
import { ActionLink } from '../ui/actionLink';
import { Meta } from '../ui/textElements';

const privacyEmail = topicContacts.find(({ topic }) => topic === 'privacy')?.email ?? company.email;

type Props = {
  /** For aria-describedby of the form. */
  id: string;
  /** What is collected and why, such as `your e-mail address to send you our newsletter`. */
  what: string;
  /** What follows if it is not given, such as `we cannot answer you`. */
  otherwise: string;
};

/**
 * What Australian Privacy Principle 5.2 requires of a form that delivers: who collects, what for, the consequences of not
 * giving it, disclosure here and overseas, access and complaints. Outside the island, so that it is also shown without
 * JavaScript, beside the e-mail address that replaces the form.
 */
export function CollectionNotice({ id, what, otherwise }: Props) {
  const { name, legalName, delivery } = company;
  return (
    <div>
      <Meta id={id}>
        {legalName ?? name} collects {what}. Our <a href="/privacy-policy">privacy policy</a> says who else
        may handle your information, how you can see or correct it, and how to complain.
      </Meta>
      <Meta as="details">
        <ActionLink as="summary">More about your information</ActionLink>
        <p>
          You need not give it. Without it, {otherwise}. Companies that carry or store messages for us may
          handle it on our behalf. We disclose it to others only as the privacy policy says.{' '}
          {overseas(delivery?.overseas)} To see or correct what we hold about you, or to complain, write to{' '}
          <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>.
        </p>
      </Meta>
    </div>
  );
}

function overseas(recipients: string | undefined): string {
  if (recipients === undefined) return 'The policy also says whether it is likely to go overseas.';
  if (recipients === 'none') return 'We are not likely to disclose it to anyone overseas.';
  return `Some of them are likely to be overseas: ${recipients}.`;
}

import { company } from '@/lib/company/company';
import { Meta } from '../ui/textElements';

type Props = {
  /** For aria-describedby of the form. */
  id: string;
  /** What is collected and why, such as `your e-mail address to send you our newsletter`. */
  what: string;
};

/**
 * What Australian Privacy Principle 5 requires of a form that delivers: who collects, what for, and where to read more.
 * Outside the island, so that it is also shown without JavaScript, beside the e-mail address that replaces the form.
 */
export function CollectionNotice({ id, what }: Props) {
  return (
    <Meta id={id}>
      {company.name} collects {what}. Our <a href="/privacy-policy">privacy policy</a> says who else may
      handle your information, how you can see or correct it, and how to complain.
    </Meta>
  );
}

import { generalInquiries } from '@/lib/schemas/inquiry';
import { businesses, company, divisions } from '@/lib/site/company';

export type InquiryType = {
  value: string;
  label: string;
  /** What visitors read once they have chosen it. */
  note?: string;
};

const general: InquiryType[] = generalInquiries.map(({ value, label, hasDisclaimer }) => ({
  value,
  label,
  ...(hasDisclaimer && company.disclaimer && { note: company.disclaimer }),
}));

/** The inquiry types of the contact form, in order. Browser validation rejects the empty one. */
export const inquiryTypes: InquiryType[] = [
  { value: '', label: 'Select an inquiry type' },
  ...businesses.map(({ inquiry, name }) => ({ value: inquiry.value, label: `${inquiry.label} (${name})` })),
  ...general.slice(0, -1),
  ...divisions.map(({ inquiry }) => ({ value: inquiry.value, label: inquiry.label })),
  ...general.slice(-1),
];

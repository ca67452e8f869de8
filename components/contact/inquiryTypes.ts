import { businesses, divisions } from '@/lib/company/company';
import { generalInquiries } from '@/lib/ventures/inquiry';

export type InquiryType = { value: string; label: string };

/** The inquiry types of the contact form, in order. Browser validation rejects the empty one. */
export const inquiryTypes: InquiryType[] = [
  { value: '', label: 'Select an inquiry type' },
  ...businesses.map(({ inquiry, name }) => ({ value: inquiry.value, label: `${inquiry.label} (${name})` })),
  ...generalInquiries.slice(0, -1),
  ...divisions.map(({ inquiry }) => ({ value: inquiry.value, label: inquiry.label })),
  ...generalInquiries.slice(-1),
];

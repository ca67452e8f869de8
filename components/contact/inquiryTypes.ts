import { businesses, divisions } from '@/lib/company';

export type InquiryType = { value: string; label: string };

/** The inquiry types of the contact form, in order. Browser validation rejects the empty one. */
export const inquiryTypes: InquiryType[] = [
  { value: '', label: 'Select an inquiry type' },
  ...businesses.map(({ inquiry, name }) => ({ value: inquiry.value, label: `${inquiry.label} (${name})` })),
  { value: 'investment', label: 'Investment Opportunities' },
  { value: 'partnership', label: 'Business Partnerships' },
  ...divisions.map(({ inquiry }) => ({ value: inquiry.value, label: inquiry.label })),
  { value: 'general', label: 'General Inquiry' },
];

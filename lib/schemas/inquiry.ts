import { z } from 'zod';
import { line, slug } from './kinds';

type GeneralInquiry = {
  value: string;
  label: string;
  /** Whether the disclaimer of company.yaml is beside it. */
  hasDisclaimer?: true;
};

/** The inquiry types that are not about a venture; the last one ends the list. */
export const generalInquiries: readonly GeneralInquiry[] = [
  { value: 'investment', label: 'Investment Opportunities', hasDisclaimer: true },
  { value: 'partnership', label: 'Business Partnerships' },
  { value: 'general', label: 'General Inquiry' },
];

const taken = 'is an inquiry type that every site has: choose another';

/** A venture as an inquiry type of the contact form. */
export const inquiry = z
  .strictObject({
    value: slug()
      .meta({
        description:
          'Value that the form sends, in lower case with hyphens. It stays for ever: what receives inquiries tells them apart by it.',
        label: 'Key',
      })
      .refine((value) => generalInquiries.every((general) => general.value !== value), taken),
    label: line('Label that visitors choose; the name of an established one is added in brackets.').refine(
      (label) => generalInquiries.every((general) => general.label !== label),
      taken,
    ),
  })
  .meta({ title: 'Inquiry', label: 'Inquiry type' });

import { mailto } from '../forms/mailto';
import { contactFields } from './contactFields';
import type { InquiryType } from './inquiryTypes';

/** Returns a mailto link with the inquiry as its body, without the message if that is too long for a link. */
export function inquiryMail(to: string, inquiryTypes: readonly InquiryType[], data: FormData) {
  const fieldValue = (name: string) => String(data.get(name) ?? '');
  const category = fieldValue('category');
  const type = inquiryTypes.find(({ value }) => value === category)?.label ?? category;
  const head = contactFields
    .filter(({ name }) => name !== 'message' && fieldValue(name))
    .map(({ name, label }) => `${label}: ${name === 'category' ? type : fieldValue(name)}`)
    .join('\n');
  return mailto(
    to,
    `Inquiry: ${type}`,
    `${head}\n\n${fieldValue('message')}`,
    `${head}\n\n(Paste your message here.)`,
  );
}

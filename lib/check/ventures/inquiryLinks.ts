import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { didYouMean } from '../../schemas/didYouMean';
import { generalInquiries } from '../../schemas/inquiry';
import { contactPath, inquiryPath } from '../../schemas/paths.browser';
import { usesOf } from '../uses';

/** What is wrong with the inquiry type in a link to the contact form, such as `/contact?inquiry=investment`. */
export function unknownInquiry(url: string, files: readonly VFile[]): string | undefined {
  const [path, query] = url.replace(/#.*/s, '').split('?');
  const inquiry = new URLSearchParams(query).get('inquiry');
  if (path !== contactPath || inquiry === null) return undefined;
  const ventures = files.filter((file) => documentOf(file).collection.name === 'Venture');
  const ofVentures = ventures
    .flatMap((file) => usesOf(file, 'inquiry.value'))
    .map(({ value }) => String(value));
  const known: string[] = [...generalInquiries.map(({ value }) => value), ...ofVentures];
  if (known.includes(inquiry)) return undefined;
  const fix = didYouMean(inquiry, known, `write one of ${[...new Set(known)].join(', ')}`, inquiryPath(''));
  return `the contact form has no inquiry type '${inquiry}': ${fix}`;
}

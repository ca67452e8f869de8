import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { contactPath, inquiryPath } from '../urls/paths.browser';
import { generalInquiries } from './inquiry';

/** What is wrong with the inquiry type in a link to the contact form, such as `/contact?inquiry=investment`. */
export function unknownInquiry(url: string, files: readonly VFile[]): string | undefined {
  const [path, query] = url.replace(/#.*/s, '').split('?');
  const inquiry = new URLSearchParams(query).get('inquiry');
  if (path !== contactPath || inquiry === null) return undefined;
  const known: string[] = [...generalInquiries.map(({ value }) => value), ...venturesIn(files)];
  if (known.includes(inquiry)) return undefined;
  const meant = nearest(inquiry, known);
  const fix = meant
    ? `did you mean ${inquiryPath(meant)}?`
    : `write one of ${[...new Set(known)].join(', ')}`;
  return `the contact form has no inquiry type '${inquiry}': ${fix}`;
}

function venturesIn(files: readonly VFile[]): string[] {
  const ventures = files.map(documentOf).filter(({ collection }) => collection.name === 'Venture');
  return ventures.flatMap((document) => {
    const { value } = (fieldOf(document, 'inquiry') ?? {}) as { value?: unknown };
    return typeof value === 'string' ? [value] : [];
  });
}

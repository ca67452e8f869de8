import { readObjects } from './pdfObjects';

/** What a PDF tells assistive technology about itself, and what in it can harm readers. */
export type PdfFacts = {
  hasTitle: boolean;
  hasLanguage: boolean;
  isTagged: boolean;
  isEncrypted: boolean;
  /** Whether a part of it cannot be read, so that the other facts may be wrong. */
  isIncomplete: boolean;
  hasScripts: boolean;
  hasLaunchActions: boolean;
  hasAttachments: boolean;
};

/**
 * Reads the catalogue, the document information, the metadata and every name of a PDF. Encrypted files have no readable
 * facts.
 */
export function pdfFacts(data: Buffer): PdfFacts {
  const file = data.toString('latin1');
  const { texts, names, isIncomplete } = readObjects(data);
  const catalogue = objectAt('Root', file, texts);
  const information = objectAt('Info', file, texts);
  const metadata = /<dc:title>[\s\S]{0,500}?<rdf:li[^>]{0,200}>\s{0,200}[^<\s]/.test(file);
  return {
    isEncrypted: names.has('Encrypt'),
    isIncomplete,
    hasTitle: metadata || hasText(information, 'Title', texts),
    hasLanguage: hasText(catalogue, 'Lang', texts),
    isTagged:
      /\/StructTreeRoot\b/.test(catalogue) &&
      /\/Marked\s+true\b/.test(`${catalogue}${[...texts.values()].join('\n')}`),
    // An action has its script in /JS, whatever its kind; a form of the kind XFA can have them anywhere.
    hasScripts: names.has('JS') || names.has('XFA'),
    hasLaunchActions: names.has('Launch'),
    // Every attached file has one, whether it belongs to the document, a page, a video or a comment.
    hasAttachments: names.has('EF'),
  };
}

/** The text of the object that the trailer names; the last trailer counts. Empty if there is none. */
function objectAt(name: string, file: string, objects: ReadonlyMap<string, string>): string {
  let last = '';
  for (const [, number = ''] of file.matchAll(new RegExp(String.raw`/${name}\s+(\d+)\s+\d+\s+R`, 'g')))
    last = number;
  return objects.get(last) ?? '';
}

/** Whether an entry of a dictionary, or the object that it names, is a text that is not empty. */
function hasText(dictionary: string, name: string, objects: ReadonlyMap<string, string>): boolean {
  const [, value = '', reference] =
    new RegExp(String.raw`/${name}\s*(\((?!\s*\))|<(?!<)(?!FEFF\s*>)(?!\s*>)|(\d+)\s+\d+\s+R)`, 'i').exec(
      dictionary,
    ) ?? [];
  if (reference) return /^\s*[(<]\s*[^)>\s]/.test(objects.get(reference) ?? '');
  return value !== '';
}

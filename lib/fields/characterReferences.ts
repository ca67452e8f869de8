import { decodeString } from 'micromark-util-decode-string';

/** What HTML and Markdown show as another character, such as `&eacute;` or `&#233;`. */
export const characterReference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** The character that a reference stands for; a name that is none stays as it is. */
export function decodedReference(reference: string): string {
  return decodeString(reference);
}

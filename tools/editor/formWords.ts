/** What messages say about a file, and what they say in a form instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/rename the file$/, 'change the end of its URL with the pencil beside the form'],
  // The text of an article has lines in the form, too.
  [/(?<!^this heading .*)\bdelete the line(?=,|$)/, 'empty this field'],
  [/must be on one line: write it after the colon/, 'must be on one line: delete the line breaks'],
  [/there is no file people\/([\w-]+)\.md/, 'there is no person $1'],
  [/content\/\w+\/([\w-]+)\.(?:md|yaml)(?::\d+)?/g, '“$1”'],
  [/must be the name of a file in content\/pictures, .*/, 'must be one of our pictures'],
];

/** A message about a field for someone who sees it in a form: without lines, colons and names of files. */
export function formWords(message: string): string {
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}

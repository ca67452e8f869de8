/** What hints and messages say about a file, and what they say in a form instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Messages.
  [/rename the file$/, 'change the end of its URL with the pencil beside the form'],
  [/delete the line author, and write authors: \[(.*)\]/, 'empty the field “Author”, and list here $1'],
  [/add the line updated: and the day/, 'fill in the field “Updated”'],
  // The text of an article has lines in the form, too.
  [/(?<!^this (?:heading|item) .*)\bdelete the line(?=,|$)/, 'empty this field'],
  [/must be on one line: write it after the colon/, 'must be on one line: delete the line breaks'],
  [/there is no file people\/([\w-]+)\.md/, 'there is no person $1'],
  [/content\/\w+\/([\w-]+)\.(?:md|yaml)(?::\d+)?/g, '“$1”'],
  [/must be the name of a file in content\/pictures, .*/, 'must be one of our pictures'],
  [/add the picture to content\/pictures, and write \S+/, 'upload it'],
  [/delete this line/, 'remove this entry'],
  [/(?:,? itself)?,? on line \d+/, ' above or below'],
  [/add a line anchor: /, 'fill in the field “Anchor”, for example with '],
  [/: write (##+) instead of #+$/, ': write $1 in front of it'],
  // The text of a form has no numbers beside its lines.
  [/, also on lines? \d.*$/, ', also further down'],
  [/\bline \d+ has\b/, 'another line has'],
  // Hints.
  [/a picture of content\/pictures\b/, 'one of our pictures'],
  [/File name of a picture(?: of the face)? in content\/pictures/, 'One of our pictures'],
  [/The name of the file in content\/files\./, 'A PDF or another document: choose one, or upload it.'],
  [
    /, each after a hyphen and a space|,? without quotation marks$|, without \.md\b|,? in quotation marks/g,
    '',
  ],
  [/The names of files in content\/people,/, 'The people,'],
  [/: the name of (?:its|a) file in content\/\w+\/? without \.\w+(?=\.)/, ''],
  [/, or \{ label: .*? \}| \(docs\/sections\.md\)|, for example \d{4}-\d\d-\d\d/g, ''],
  [/^true: /, 'While this is switched on, '],
  [/that have disclaimer: true/, 'whose “Disclaimer” is switched on'],
];

/** Words about a field for someone who sees it in a form: without lines, colons, quotation marks and names of files. */
export function formWords(words: string): string {
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), words);
}

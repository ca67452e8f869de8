/** What hints and messages say about a file, and what they say in a form instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Messages.
  [
    /rename the file$/,
    'change the end of its URL with the pencil beside the form (that of a saved file is changed on GitHub)',
  ],
  [/delete the line author, and write authors: \[(.*)\]/, 'empty the field “Author”, and list here $1'],
  [/add the line updated: and the day/, 'fill in the field “Updated”'],
  // The text of an article has lines in the form, too.
  [/(?<!^this (?:heading|item) .*)\bdelete the line(?=,|$)/, 'empty this field'],
  [/must be on one line: write it after the colon/, 'must be on one line: delete the line breaks'],
  [/,? without quotation marks$/, ''],
  [/, without \.md(?=:)/, ''],
  [/status: (\w+) needs it/, 'the status “$1” needs it'],
  [/needs imageAlt:/, 'needs the field “Image alternative text”:'],
  [/there is no file people\/([\w-]+)\.md/, 'there is no person $1'],
  [/there is no file ventures\/([\w-]+)\.yaml/, 'there is no business $1'],
  [/content\/articles\/([\w-]+)\.md(?::\d+)?/g, 'the article $1'],
  [/content\/pages\/([\w-]+)\.md(?::\d+)?/g, 'the page $1'],
  [/content\/legal\/([\w-]+)\.md(?::\d+)?/g, 'the legal text $1'],
  [/content\/ventures\/([\w-]+)\.yaml(?::\d+)?/g, 'the business or division $1'],
  [
    /must be the name of a file in content\/pictures, such as [\w-]+\.jpg(?:: save the picture there)?/,
    'must be one of our pictures',
  ],
  [
    /add the picture to content\/pictures, and write (?:!\[[^\]]*\]\()?(?:\.\.\/pictures\/)?[\w-]+\.jpg\)?/,
    'upload it, in a text with the button “Picture”',
  ],
  [/delete this line/, 'remove this entry'],
  [/the old path on line \d+/, 'the old path of another entry'],
  [/the category on line \d+/, 'another category'],
  [/the section on line \d+/, 'another section'],
  [/(?<=is also the (?:heading|anchor)) on line \d+/, ' of another part'],
  [/(?<=the page has one [\w-]+) on line \d+/, ' already'],
  [/add a line anchor: /, 'fill in the field “Anchor”, for example with '],
  [/ itself, on line \d+/, ' itself'],
  [
    /^nothing leads to this person: .*/,
    'no page names this person: choose the person as author of an article, in a section “People” or as leader of a business',
  ],
  [
    /: the pages are \/.* and \/news-insights\/ with the file name of an article/,
    ': choose one with the button Link, or with “Choose a page” where the form has that button',
  ],
  [
    /say what it shows between the square brackets, .*/,
    'put the cursor into it, and press the button Picture',
  ],
  [/: write ## instead of #+$/, ': press the button Heading (H2)'],
  [/: write ### instead of #+$/, ': press the button Inner heading (H3)'],
  [
    /: move them above the second line of three hyphens, below sections:$/,
    ': delete them, and add the section with the button Add below Sections',
  ],
  // The text of a form has no numbers beside its lines.
  [/, also on lines? \d.*$/, ', also further down'],
  [/^line \d+ has the same heading/, 'another part has the same heading'],
  [/because line \d+ has the note/, 'because another line has the note'],
  // Hints.
  [
    /, or the URL of one on images\.unsplash\.com, without the question mark and what follows it/,
    ', or one on images.unsplash.com: choose Browse or Replace, then Enter URL, and leave out the question mark and what follows it',
  ],
  [/a picture of content\/pictures\b/, 'one of our pictures'],
  [/File name of a picture(?: of the face)? in content\/pictures/, 'One of our pictures'],
  [/The name of the file in content\/files\./, 'A PDF or another document: choose one, or upload it.'],
  [/, each after a hyphen and a space/, ''],
  [/, in quotation marks, for example "(\d+)"/, ', for example $1'],
  [/, or the name of a file in content\/people\/ without \.md/, ', or a person from the list'],
  [/, for example \d{4}-\d\d-\d\d/, ''],
  [/: the name of (?:its|a) file in content\/\w+\/? without \.\w+(?=\.)/, ''],
  [
    /or to write to, such as https:\/\/… or mailto:…/,
    'or to write to: https://…, or mailto: and an e-mail address',
  ],
  [
    /The names of files in content\/people without \.md, two to twelve, in their order/,
    'The people, two to twelve, in the order in which you choose them',
  ],
  [/, or \{ label: .*? \}/, ''],
  [
    / \(docs\/sections\.md\)/,
    '. To move one, drag its =, or select = and press an arrow key; on a phone, press its arrows',
  ],
  [/^true: /, 'While this is switched on, '],
  [/While this is true, or switched on/, 'While this is switched on'],
  [
    /Until the words and the picture are there, .*/,
    'A draft needs a title and a category: what else you leave empty is saved as “TODO”: still to do.',
  ],
  [/ All of Markdown works but footnotes\./, ' The buttons work here, but footnotes do not.'],
  [/; right without it\./, '; (None) is right.'],
  [/, without Markdown\./, '. Bold and links do not work here.'],
  [/that have disclaimer: true/, 'whose “Disclaimer” is switched on'],
  [/of company\.yaml/, 'of the group'],
];

/** Words about a field for someone who sees it in a form: without lines, colons, quotation marks and names of files. */
export function formWords(words: string): string {
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), words);
}

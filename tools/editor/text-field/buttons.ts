import { calloutIcons } from '../../../lib/markdown/callouts';
import {
  addNote,
  type Edit,
  insertBlock,
  insertWords,
  quote,
  type Text,
  toggleMarker,
  toggleMarks,
} from './edit';

/** What is answered to the questions of a button, by their names. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  /** The selected words are the first answer to `words`. */
  name: string;
  label: string;
  /** Where the answer comes from, if not from typing. */
  from?: 'pages' | 'pictures' | 'downloads';
  choices?: readonly string[];
  isOptional?: true;
};

/** A button above a text. */
export type ToolbarButton = {
  label: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** The keys that press it with Ctrl, on a Mac with Command: `Alt+Digit2`. */
  keys?: string;
  /** It works in a field of one paragraph, too. */
  isInline?: true;
  questions?: readonly Question[];
  edit(text: Text, answers: Answers): Edit;
};

/** Words in brackets, a URL in parentheses and a title in quotation marks, without what would end them. */
const inBrackets = (words = '') => words.replace(/[[\]\\]/g, '\\$&');
export const inParentheses = (url = '') =>
  url.replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29');
const inQuotationMarks = (words = '') => words && ` "${words.replace(/["\\]/g, '\\$&')}"`;

/** A link; behind `!` it is a picture. */
const link = ({ words, url, title }: Answers) =>
  `[${inBrackets(words)}](${inParentheses(url)}${inQuotationMarks(title)})`;

const linkWords = { name: 'words', label: 'Words of the link' };

/** A button that puts a marker in front of lines, and one that puts marks around words. */
const markerButton = (label: string, icon: string, marker: string, keys?: string): ToolbarButton => ({
  ...{ label, icon, keys },
  edit: (text) => toggleMarker(text, marker),
});
const marksButton = (label: string, icon: string, marks: string, keys: string): ToolbarButton => ({
  ...{ label, icon, keys, isInline: true },
  edit: (text) => toggleMarks(text, marks),
});

/** The buttons for all parts of a text. */
export const toolbarButtons: readonly ToolbarButton[] = [
  markerButton('Heading', 'format_h2', '## ', 'Alt+Digit2'),
  markerButton('Inner heading', 'format_h3', '### ', 'Alt+Digit3'),
  marksButton('Bold', 'format_bold', '**', 'KeyB'),
  marksButton('Italic', 'format_italic', '*', 'KeyI'),
  markerButton('List', 'format_list_bulleted', '- '),
  markerButton('Numbered list', 'format_list_numbered', '1. '),
  {
    ...{ label: 'Link', icon: 'link', keys: 'KeyK', isInline: true },
    questions: [{ name: 'url', label: 'Page, article or URL', from: 'pages' }, linkWords],
    edit: (text, answers) => insertWords(text, link(answers)),
  },
  {
    ...{ label: 'Download', icon: 'download', isInline: true },
    questions: [{ name: 'url', label: 'File', from: 'downloads' }, linkWords],
    edit: (text, answers) => insertWords(text, link(answers)),
  },
  {
    ...{ label: 'Footnote', icon: 'asterisk' },
    questions: [{ name: 'note', label: 'Note' }],
    edit: (text, { note = '' }) => addNote(text, note),
  },
  {
    ...{ label: 'Picture', icon: 'image' },
    questions: [
      { name: 'url', label: 'Picture', from: 'pictures' },
      { name: 'words', label: 'What it shows, for people who cannot see it' },
      { name: 'title', label: 'Caption', isOptional: true },
    ],
    edit: (text, answers) => insertBlock(text, `!${link(answers)}`),
  },
  {
    ...{ label: 'Video', icon: 'smart_display' },
    questions: [
      { name: 'url', label: 'URL on YouTube or Vimeo' },
      { name: 'words', label: 'What the video shows' },
      { name: 'title', label: 'Length, for example 3:15 or 3 min', isOptional: true },
    ],
    edit: (text, answers) => insertBlock(text, link(answers)),
  },
  {
    ...{ label: 'Quotation', icon: 'format_quote' },
    questions: [{ name: 'speaker', label: 'Speaker, for example: Jane Doe, Director', isOptional: true }],
    edit: (text, { speaker }) => quote(text, '', speaker ? `— ${speaker}` : ''),
  },
  {
    ...{ label: 'Call-out', icon: 'info' },
    questions: [{ name: 'kind', label: 'Kind', choices: [...calloutIcons.keys()] }],
    edit: (text, { kind }) => quote(text, `[!${kind}]`, ''),
  },
  {
    ...{ label: 'Table', icon: 'table' },
    edit: (text) => insertBlock(text, '| Heading | Heading |\n| --- | --- |\n| Words | Words |'),
  },
];

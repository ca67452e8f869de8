import { calloutIcons } from '../../../lib/markdown/callouts';
import {
  addNote,
  type Edit,
  insertBlock,
  insertWords,
  quote,
  type Text,
  toggleBold,
  toggleMarker,
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
  /** An answer from which a form learns whether a field accepts what the button writes. */
  example?: string;
};

/** A button above a text. */
export type ToolbarButton = {
  label: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** The keys that press it with Ctrl, on a Mac with Command: `Alt+Digit2`. */
  keys?: string;
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

/** The buttons for all parts of a text. */
export const toolbarButtons: readonly ToolbarButton[] = [
  { label: 'Heading', icon: 'format_h2', keys: 'Alt+Digit2', edit: (text) => toggleMarker(text, '## ') },
  {
    label: 'Inner heading',
    icon: 'format_h3',
    keys: 'Alt+Digit3',
    edit: (text) => toggleMarker(text, '### '),
  },
  { label: 'Bold', icon: 'format_bold', keys: 'KeyB', edit: toggleBold },
  { label: 'List', icon: 'format_list_bulleted', edit: (text) => toggleMarker(text, '- ') },
  { label: 'Numbered list', icon: 'format_list_numbered', edit: (text) => toggleMarker(text, '1. ') },
  {
    ...{ label: 'Link', icon: 'link', keys: 'KeyK' },
    questions: [
      { name: 'url', label: 'Page, article or URL', from: 'pages', example: '/contact' },
      linkWords,
    ],
    edit: (text, answers) => insertWords(text, link(answers)),
  },
  {
    ...{ label: 'Download', icon: 'download' },
    questions: [{ name: 'url', label: 'File', from: 'downloads', example: '../files/letter.pdf' }, linkWords],
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
      { name: 'url', label: 'Picture', from: 'pictures', example: '../pictures/hill.jpg' },
      { name: 'words', label: 'What it shows, for people who cannot see it' },
      { name: 'title', label: 'Caption', isOptional: true },
    ],
    edit: (text, answers) => insertBlock(text, `!${link(answers)}`),
  },
  {
    ...{ label: 'Video', icon: 'smart_display' },
    questions: [
      { name: 'url', label: 'URL on YouTube or Vimeo', example: 'https://vimeo.com/76979871' },
      { name: 'words', label: 'What the video shows' },
      { name: 'title', label: 'Length, for example 3:15 or 3 min', isOptional: true, example: '3:15' },
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
    questions: [{ name: 'kind', label: 'Kind', choices: [...calloutIcons.keys()], example: 'NOTE' }],
    edit: (text, { kind }) => quote(text, `[!${kind}]`, ''),
  },
  {
    ...{ label: 'Table', icon: 'table' },
    edit: (text) =>
      insertBlock(text, '| Heading | Heading |\n| --- | --- |\n| Words | Words |', 2, 'Heading'.length),
  },
];

/** The labels of the buttons whose Markdown a field accepts below a paragraph. */
export function acceptedButtons(accepts: (text: string) => boolean): string[] {
  const value = 'Words\n\nMore';
  const accepted = toolbarButtons.filter(({ questions = [], edit }) => {
    const answers = Object.fromEntries(questions.map(({ name, example = 'words' }) => [name, example]));
    const { from, to, insert } = edit({ value, start: value.length, end: value.length }, answers);
    return accepts((value.slice(0, from) + insert + value.slice(to)).trim());
  });
  return accepted.map(({ label }) => label);
}

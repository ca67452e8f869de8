import { calloutIcons, calloutLabel } from '../../../lib/markdown/callouts';
import { lengthPattern, videoPages } from '../../../lib/markdown/videos';
import { downloadTypes } from '../../../lib/schemas/downloads';
import { pictureTypes } from '../../../lib/schemas/pictures';
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
  /** With the name `words`, the selected words are the first answer. */
  name: string;
  label: string;
  /** Where the answer comes from, if not from typing. */
  from?: 'pages' | 'pictures' | 'downloads';
  /** The types of files that can be uploaded. */
  accept?: string;
  choices?: readonly (readonly [value: string, label: string])[];
  isOptional?: true;
  /** What the answer must match, and the same in words. */
  pattern?: RegExp;
  patternHint?: string;
  /** An answer from which the form of a field learns whether it accepts what the button writes. */
  example: string;
};

/** A button above a text. */
export type ToolbarButton = {
  label: string;
  hint?: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** The keys that press it with Ctrl, on a Mac with Command, by their codes. */
  shortcuts?: readonly string[];
  questions?: readonly Question[];
  edit(text: Text, answers: Answers): Edit;
};

/** Words in brackets, a URL in parentheses and a title in quotation marks, without what would end them. */
const inBrackets = (words = '') => words.replace(/[[\]\\]/g, '\\$&');
const inParentheses = (url = '') => url.replace(/\s/g, '%20').replaceAll('(', '%28').replaceAll(')', '%29');
const title = (words = '') => words && ` "${words.replace(/["\\]/g, '\\$&')}"`;

const link = ({ words, url, length }: Answers) =>
  `[${inBrackets(words)}](${inParentheses(url)}${title(length)})`;

const words = { name: 'words', label: 'Words of the link', example: 'words' };

export const linkQuestion: Question = {
  ...{ name: 'url', label: 'Page, article or URL', from: 'pages', example: '/contact' },
  pattern: /^(?:https:\/\/[^/]|mailto:.|tel:.|\/(?![/\\])|#.)/i,
  patternHint: 'Choose a page, or write an e-mail address or a URL that starts with https://',
};

export const downloadQuestion: Question = {
  ...{ name: 'url', label: 'File', from: 'downloads', example: '../files/annual-letter.pdf' },
  accept: [...downloadTypes.keys()].join(),
};

/** The buttons for all parts of a text. */
export const toolbarButtons: readonly ToolbarButton[] = [
  {
    ...{ label: 'Heading', icon: 'format_h2', shortcuts: ['Alt+Digit2'] },
    edit: (text) => toggleMarker(text, '## '),
  },
  {
    ...{ label: 'Inner heading', icon: 'format_h3', shortcuts: ['Alt+Digit3'] },
    edit: (text) => toggleMarker(text, '### '),
  },
  {
    ...{ label: 'Bold', hint: 'the site has no italics', icon: 'format_bold' },
    shortcuts: ['KeyB', 'KeyI'],
    edit: toggleBold,
  },
  {
    ...{ label: 'List', icon: 'format_list_bulleted', shortcuts: ['Shift+Digit8'] },
    edit: (text) => toggleMarker(text, '- '),
  },
  {
    ...{ label: 'Numbered list', icon: 'format_list_numbered', shortcuts: ['Shift+Digit7'] },
    edit: (text) => toggleMarker(text, '1. '),
  },
  {
    ...{ label: 'Link', icon: 'link', shortcuts: ['KeyK'] },
    questions: [linkQuestion, words],
    edit: (text, answers) => insertWords(text, link(answers)),
  },
  {
    ...{ label: 'Download', icon: 'download' },
    questions: [downloadQuestion, words],
    edit: (text, answers) => insertWords(text, link(answers)),
  },
  {
    ...{ label: 'Footnote', icon: 'asterisk' },
    questions: [{ name: 'note', label: 'Note', example: 'A note.' }],
    edit: (text, { note = '' }) => addNote(text, note),
  },
  {
    ...{ label: 'Picture', icon: 'image' },
    questions: [
      { name: 'url', label: 'Picture', from: 'pictures', accept: pictureTypes, example: '../pictures/a.jpg' },
      { name: 'words', label: 'What it shows, for people who cannot see it', example: 'A hill' },
      { name: 'caption', label: 'Caption', isOptional: true, example: 'The hill.' },
    ],
    edit: (text, { words, url, caption }) =>
      insertBlock(text, `![${inBrackets(words)}](${inParentheses(url)}${title(caption)})`),
  },
  {
    ...{ label: 'Video', icon: 'smart_display' },
    questions: [
      {
        ...{ name: 'url', label: 'URL on YouTube or Vimeo', example: 'https://vimeo.com/76979871' },
        pattern: new RegExp(
          Object.values(videoPages)
            .map(({ source }) => source)
            .join('|'),
          'i',
        ),
        patternHint: 'The URL of a video, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      },
      { name: 'words', label: 'What the video shows', example: 'A walk' },
      {
        ...{ name: 'length', label: 'Length, for example 3:15 or 3 min', isOptional: true, example: '3:15' },
        pattern: lengthPattern,
        patternHint: 'Minutes and seconds such as 3:15, or 3 min',
      },
    ],
    edit: (text, answers) => insertBlock(text, link(answers)),
  },
  {
    ...{ label: 'Quotation', icon: 'format_quote' },
    questions: [
      {
        name: 'speaker',
        label: 'Speaker, for example: Jane Doe, Director',
        isOptional: true,
        example: 'Jane',
      },
    ],
    edit: (text, { speaker }) => quote(text, '', speaker ? `— ${speaker}` : ''),
  },
  {
    ...{ label: 'Call-out', icon: 'info' },
    questions: [
      {
        ...{ name: 'kind', label: 'Kind', example: 'NOTE' },
        choices: [...calloutIcons.keys()].map((kind) => [kind, calloutLabel(kind)]),
      },
    ],
    edit: (text, { kind }) => quote(text, `[!${kind}]`, ''),
  },
  {
    ...{ label: 'Table', icon: 'table' },
    edit: (text) => insertBlock(text, '| Heading | Heading |\n| --- | --- |\n| Words | Words |', 'Heading'),
  },
];

/** The labels of the buttons whose Markdown a field accepts below a paragraph. */
export function acceptedButtons(accepts: (text: string) => boolean): string[] {
  const value = 'Words\n\nMore';
  const accepted = toolbarButtons.filter(({ questions = [], edit }) => {
    const answers = Object.fromEntries(questions.map(({ name, example }) => [name, example]));
    const { from, to, insert } = edit({ value, start: value.length, end: value.length }, answers);
    return accepts((value.slice(0, from) + insert + value.slice(to)).trim());
  });
  return accepted.map(({ label }) => label);
}

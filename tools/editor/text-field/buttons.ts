import { calloutIcons } from '../../../lib/markdown/callouts';
import { lengthPattern, videoPages } from '../../../lib/markdown/videos';
import { downloadsFolder, downloadTypes } from '../../../lib/schemas/downloads';
import { focusChoices, focusPattern, pictureTypes } from '../../../lib/schemas/pictures';
import { buttonGroups, type TextButton, writtenTitle, writtenUrl, writtenWords } from './textButton';

/** A button of the visual editor, with its name. */
export type ToolbarButton = TextButton & { name: string };

const kinds = [...calloutIcons.keys()];

const focusWords = focusPattern.source.slice(1, -1);

const target = {
  pattern: String.raw`^(?:https://[^/]|mailto:.|tel:.|/(?![/\\])|#.)`,
  patternHint: 'Choose a page, or write an e-mail address or a URL that starts with https://',
};

const videoUrl = {
  isHttps: true,
  pattern: Object.values(videoPages)
    .map(({ source }) => source)
    .join('|'),
  patternHint: 'The URL of a video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ',
} as const;

/** The buttons that insert the parts of a text, by their names. */
const buttons: Readonly<Record<string, TextButton>> = {
  'call-out': {
    ...{ label: 'Call-out', icon: 'info', group: 'blocks', place: 'block' },
    body: [`> [!\${1|${kinds.join(',')}|}]`, '> $0'],
    written: String.raw`^> ?\[!(?<a1>${kinds.join('|')})\]`,
    questions: [{ stop: 1, label: 'Kind' }],
  },

  footnote: {
    ...{ label: 'Footnote', icon: 'asterisk', group: 'links', place: 'words' },
    body: ['[^$1]$0', '', '[^$1]: $2'],
    questions: [
      { stop: 1, label: 'Number', from: 'number' },
      { stop: 2, label: 'Note' },
    ],
  },

  heading: {
    ...{ label: 'Heading', icon: 'format_h2', group: 'headings', place: 'lines', shortcut: 'Mod-Alt-2' },
    body: ['## $1'],
  },
  'inner heading': {
    ...{ label: 'Inner heading', icon: 'format_h3', group: 'headings', place: 'lines' },
    body: ['### $1'],
    shortcut: 'Mod-Alt-3',
  },

  link: {
    ...{ label: 'Link', icon: 'link', group: 'links', place: 'words', shortcut: 'Mod-k' },
    body: [`[$1](\${2:/contact})`],
    // Neither a picture nor a download. A title stays.
    written: String.raw`(?<![!\\])\[(?<a1>${writtenWords})\]\((?<a2>(?!\.\./|blob:)${writtenUrl})(?<rest> "${writtenTitle}")?\)`,
    questions: [
      { stop: 2, label: 'Page, article or URL', from: 'pages', ...target },
      { stop: 1, label: 'Words of the link' },
    ],
  },

  video: {
    ...{ label: 'Video', icon: 'smart_display', group: 'blocks', place: 'block' },
    written: String.raw`\[(?:!\[(?<a3>${writtenWords})\]\((?<a4>${writtenUrl})\) ?)?(?<a1>${writtenWords})\]\((?<a2>${writtenUrl})(?: "(?<a5>${writtenTitle})")?\)`,
    body: [`[$3$4$1](\${2:https://www.youtube.com/watch?v=}$5)`],
    questions: [
      { stop: 2, label: 'URL on YouTube or Vimeo', ...videoUrl },
      { stop: 1, label: 'What the video shows' },
      {
        stop: 5,
        label: 'Length, for example 3:15 or 3 min',
        isOptional: true,
        before: ' "',
        after: '"',
        pattern: lengthPattern.source,
        patternHint: 'Minutes and seconds such as 3:15, or 3 min',
      },
      {
        stop: 4,
        label: 'Picture in place of a drawing',
        isOptional: true,
        before: '(',
        after: ') ',
        from: 'pictures',
        accept: pictureTypes,
      },
      {
        stop: 3,
        label: 'What the picture shows, for people who cannot see it',
        onlyWith: 4,
        before: '![',
        after: ']',
      },
    ],
  },

  download: {
    ...{ label: 'Download', icon: 'download', group: 'links', place: 'words' },
    body: [`[$1](\${2:../files/annual-letter.pdf})$0`],
    // The form has a `blob:` URL until the file is saved.
    written: String.raw`(?<![!\\])\[(?<a1>${writtenWords})\]\((?<a2>(?:\.\./${downloadsFolder}/|blob:)[^\s()]+)\)`,
    questions: [
      { stop: 2, label: 'File', from: 'downloads', accept: [...downloadTypes.keys()].join() },
      { stop: 1, label: 'Words of the link' },
    ],
  },

  quotation: {
    ...{ label: 'Quotation', icon: 'format_quote', group: 'blocks', place: 'block' },
    body: ['> $1', '>', '> — $2'],
    written: String.raw`\n(?:>[ \t]*\n)?>[ \t]*— (?<a2>.+)$`,
    questions: [{ stop: 2, label: 'Speaker, for example: Jane Doe, Director', isOptional: true }],
  },

  list: {
    ...{ label: 'List', icon: 'format_list_bulleted', group: 'lists', place: 'lines' },
    body: ['- $1'],
    shortcut: 'Mod-Shift-8',
  },
  'numbered list': {
    ...{ label: 'Numbered list', icon: 'format_list_numbered', group: 'lists', place: 'lines' },
    body: ['1. $1'],
    shortcut: 'Mod-Shift-7',
  },

  bold: {
    ...{ label: 'Bold', hint: 'the site has no italics', icon: 'format_bold', group: 'emphasis' },
    body: ['**$1**'],
    ...{ place: 'words', shortcut: 'Mod-b', otherShortcut: 'Mod-i' },
  },

  picture: {
    ...{ label: 'Picture', icon: 'image', group: 'blocks', place: 'block' },
    body: [`![$1](\${2:../pictures/team-day.jpg} "$3$4")`],
    written: String.raw`!\[(?<a1>${writtenWords})\]\((?<a2>${writtenUrl})(?: "(?<a3>${writtenTitle}?)(?:(?:(?<=")|\s)focus:\s*(?<a4>${focusWords}))?")?\)`,
    questions: [
      { stop: 2, label: 'Picture', from: 'pictures', accept: pictureTypes },
      { stop: 1, label: 'What it shows, for people who cannot see it' },
      { stop: 3, label: 'Caption', isOptional: true },
      {
        stop: 4,
        label: 'What must stay in view if it is cropped to 16 by 10',
        before: ' focus: ',
        choices: [['It is not cropped', ''], ...focusChoices],
        isOptional: true,
      },
    ],
  },

  table: {
    ...{ label: 'Table', icon: 'table', group: 'blocks', place: 'block' },
    hint: 'in a table, one more column',
    body: [`| \${1:Heading} | Heading |`, '| --- | --- |', '| Words | Words |'],
  },
};

/** The buttons for all parts of a text, in the order of their groups. */
export function toolbarButtons(): ToolbarButton[] {
  const all = Object.entries(buttons).map(([name, button]) => ({ ...button, name }));
  return buttonGroups.flatMap((group) => all.filter((button) => button.group === group));
}

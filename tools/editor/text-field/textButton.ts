/** A button of the visual editor. */
export type TextButton = {
  /** Its name. */
  label: string;
  /** What it does elsewhere, shown with its name when the pointer is over it. */
  hint?: string;
  /** The name of a Material Symbol. */
  icon: string;
  /** The lines that it inserts, with stops: `$1`, `${1:example}`, `${1|one,another|}`, and `$0` for the rest of the text. */
  body: readonly string[];
  /** Its shortcut, in the form of CodeMirror: `Mod-b` is Ctrl+B, on a Mac Command+B. */
  shortcut?: string;
  /** What writers press elsewhere for what it does here. */
  otherShortcut?: string;
  group: (typeof buttonGroups)[number];
  /** Whether it is around words, in front of lines, or a block between empty lines. */
  place: 'words' | 'lines' | 'block';
  /** A regular expression for what it has written, which it then changes: the groups `a1` to `a9` are its answers. */
  written?: string;
  /** What it asks for each stop that is neither the selected words nor left to type. */
  questions?: readonly TextQuestion[];
};

/** In patterns of what buttons have written: words in brackets, a URL in parentheses, and the words of a title. */
export const writtenWords = String.raw`(?:\\.|[^[\]\\\n]|\n(?=.*\S))*`;
export const writtenUrl = String.raw`(?:[^\s()]|\([^\s()]*\))+`;
export const writtenTitle = String.raw`(?:\\.|[^"\\\n])*`;

/** The groups of buttons, in their order. */
export const buttonGroups = ['headings', 'emphasis', 'lists', 'links', 'blocks'] as const;

export type TextQuestion = {
  /** The number of the stop. */
  stop: number;
  label: string;
  /** Where the answer comes from, if not from typing: `number` is that of the next footnote, and is not asked. */
  from?: 'pages' | 'pictures' | 'downloads' | 'number';
  /** The types of files that can be uploaded. */
  accept?: string;
  /** What is in front of an answer and behind it, which is left out with an empty one. */
  before?: string;
  after?: string;
  isOptional?: true;
  /** Whether it is a URL with `https://`, which can be left out. */
  isHttps?: true;
  /** The number of the stop without whose answer this is neither asked nor written. */
  onlyWith?: number;
  /** What can be chosen, each with the answer that it writes; an existing answer stays a choice. */
  choices?: readonly (readonly [label: string, answer: string])[];
  /** What the answer must match, and the same in words. */
  pattern?: string;
  patternHint?: string;
};

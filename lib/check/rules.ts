import type { PluggableList } from 'unified';
import { knownFacts } from './facts';
import { fieldLength } from './fieldLength';
import { fieldSchema } from './fieldSchema';
import { headings } from './headings';
import { noControlCharacters } from './invisibleCharacters';
import { accidentalBlocks, wrappedLines } from './lineEnds';
import { linkUrl, noEmptyLinks } from './links';
import { lostCells } from './lostCells';
import { markdownLint } from './markdownLint';
import { noCommentAfterText } from './noCommentAfterText';
import { noDoubledWords } from './noDoubledWords';
import { noHtml } from './noHtml';
import { noMergeConflicts } from './noMergeConflicts';
import { noPlaceholders } from './noPlaceholders';
import { pictureAlt, pictureFocus, pictureUrl } from './pictures/textPictures';
import { readTime } from './readTime';
import { registerNumbers } from './registerNumbers';
import { reviewDue } from './reviewDue';

/** Every rule for Markdown, in texts and in fields. */
export const textRules: PluggableList = [
  [noHtml, ['error']],
  ...markdownLint,
  [headings, ['error']],
  [wrappedLines, ['warn']],
  [accidentalBlocks, ['warn']],
  [lostCells, ['error']],
  [linkUrl, ['error']],
  [noEmptyLinks, ['error']],
  [pictureUrl, ['error']],
  [pictureAlt, ['error']],
  [pictureFocus, ['error']],
];

/**
 * Every other rule for a single document with its severity: 'error' stops the build, 'warn' does not. noPlaceholders has both.
 * docs/development.md says how to add one.
 */
export const rules: PluggableList = [
  [noMergeConflicts, ['error']],
  [noControlCharacters, ['error']],
  [fieldSchema, ['error']],
  [registerNumbers, ['error']],
  [readTime, ['warn']],
  [reviewDue, ['warn']],
  [fieldLength, ['warn']],
  [noCommentAfterText, ['error']],
  [knownFacts, ['error']],
  noPlaceholders,
  [noDoubledWords, ['warn']],
];

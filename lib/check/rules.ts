import type { PluggableList } from 'unified';
import { distantDate } from './articles/distantDate';
import { noRepeatedTitle } from './articles/noRepeatedTitle';
import { readTime } from './articles/readTime';
import { reviewDue } from './articles/reviewDue';
import { registerNumbers } from './company/registerNumbers';
import { fieldLength } from './fields/fieldLength';
import { fieldSchema } from './fields/fieldSchema';
import { noCommentAfterText } from './fields/noCommentAfterText';
import { noMarkup } from './fields/noMarkup';
import { headings } from './headings';
import { accidentalBlocks, wrappedLines } from './lineEnds';
import { noEmptyLinks, noVagueLinks } from './links/linkText';
import { linkUrl } from './links/linkUrl';
import { noFailedLinks } from './links/noFailedLinks';
import { lostCells } from './lostCells';
import { markdownLint } from './markdownLint';
import { pictureAlt, pictureCaption, pictureUrl } from './pictures/textPictures';
import { placesOfFacts } from './placesOfFacts';
import { noControlCharacters } from './source/noControlCharacters';
import { noHtml } from './source/noHtml';
import { noMergeConflicts } from './source/noMergeConflicts';
import { noDoubledWords } from './words/noDoubledWords';
import { noPlaceholders } from './words/noPlaceholders';

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
  [noVagueLinks, ['warn']],
  [noFailedLinks, ['error']],
  [pictureUrl, ['error']],
  [pictureAlt, ['error']],
  [pictureCaption, ['error']],
];

/**
 * Every other rule for a single document with its severity: 'error' stops the build, 'warn' does not. noPlaceholders has both.
 * docs/development.md says how to add one.
 */
export function rules(): PluggableList {
  return [
    // The file as a whole.
    [noMergeConflicts, ['error']],
    [noControlCharacters, ['error']],

    // Fields: front matter and YAML files.
    [fieldSchema, ['error']],
    [registerNumbers, ['error']],
    [readTime, ['warn']],
    [distantDate, ['warn']],
    [reviewDue, ['warn']],
    [fieldLength, ['warn']],
    [noCommentAfterText, ['error']],
    [noMarkup, ['warn']],

    // Markdown.
    [noRepeatedTitle, ['error']],
    [placesOfFacts, ['error']],

    // Words, in fields and Markdown.
    noPlaceholders,
    [noDoubledWords, ['warn']],
  ];
}

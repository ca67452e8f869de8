import type { PluggableList } from 'unified';
import { distantDate } from './articles/distantDate';
import { noRepeatedTitle } from './articles/noRepeatedTitle';
import { readTime } from './articles/readTime';
import { reviewDue } from './articles/reviewDue';
import { noFencedText } from './code/noFencedText';
import { registerNumbers } from './company/registerNumbers';
import { fieldLength } from './fields/fieldLength';
import { fieldSchema } from './fields/fieldSchema';
import { noCommentAfterText } from './fields/noCommentAfterText';
import { noMarkup } from './fields/noMarkup';
import { noRepeatedFields } from './fields/noRepeatedFields';
import { noLostNotes } from './footnotes';
import { headingLevels } from './headings/headingLevels';
import { noEmptyHeadings } from './headings/noEmptyHeadings';
import { noPastedIds } from './headings/noPastedIds';
import { spaceAfterHashes } from './headings/spaceAfterHashes';
import { uniqueHeadings } from './headings/uniqueHeadings';
import { placesOfFacts } from './legal/placesOfFacts';
import { additionalSections, requiredSections } from './legal/requiredSections';
import { linkUrl } from './links/linkUrl';
import { noEmptyLinks } from './links/noEmptyLinks';
import { noFailedLinks } from './links/noFailedLinks';
import { noLostDefinitions } from './links/noLostDefinitions';
import { noVagueLinks } from './links/noVagueLinks';
import { noDetachedItems } from './lists/noDetachedItems';
import { noEmptyItems } from './lists/noEmptyItems';
import { pictureAlt, pictureCaption, pictureUrl } from './pictures/textPictures';
import { noAccidentalSyntax } from './source/noAccidentalSyntax';
import { noControlCharacters } from './source/noControlCharacters';
import { noFailedBold } from './source/noFailedBold';
import { noHtml } from './source/noHtml';
import { noLostLetters } from './source/noLostLetters';
import { noMergeConflicts } from './source/noMergeConflicts';
import { noBrokenTables } from './tables/noBrokenTables';
import { noLostCells } from './tables/noLostCells';
import { noDoubledWords } from './words/noDoubledWords';
import { noPlaceholders } from './words/noPlaceholders';

/** Every rule for Markdown, in texts and in fields. */
export const textRules: PluggableList = [
  [noHtml, ['error']],
  [noFailedBold, ['warn']],
  [noAccidentalSyntax, ['warn']],
  [noLostNotes, ['error']],
  [headingLevels, ['error']],
  [noEmptyHeadings, ['error']],
  [spaceAfterHashes, ['error']],
  [uniqueHeadings, ['warn']],
  [noPastedIds, ['warn']],
  [linkUrl, ['error']],
  [noEmptyLinks, ['error']],
  [noFailedLinks, ['error']],
  [noLostDefinitions, ['error']],
  [noVagueLinks, ['warn']],
  [noDetachedItems, ['warn']],
  [noEmptyItems, ['warn']],
  [pictureUrl, ['error']],
  [pictureAlt, ['error']],
  [pictureCaption, ['error']],
  [noFencedText, ['error']],
  [noBrokenTables, ['error']],
  [noLostCells, ['error']],
];

/**
 * Every rule for a single document with its severity: 'error' stops the build, 'warn' does not. noPlaceholders has both.
 * docs/development.md says how to add one.
 */
export function rules(): PluggableList {
  return [
    // The file as a whole.
    [noMergeConflicts, ['error']],
    [noControlCharacters, ['error']],
    [noLostLetters, ['error']],

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
    ...textRules,
    [noRepeatedTitle, ['error']],
    [noRepeatedFields, ['error']],
    [placesOfFacts, ['error']],
    [requiredSections, ['error']],
    [additionalSections, ['warn']],

    // Words, in fields and Markdown.
    noPlaceholders,
    [noDoubledWords, ['warn']],
  ];
}

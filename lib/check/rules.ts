import type { Preset } from 'unified';
import { abn } from './rules/abn';
import { additionalSections } from './rules/additionalSections';
import { callouts } from './rules/callouts';
import { fieldLength } from './rules/fieldLength';
import { fieldSchema } from './rules/fieldSchema';
import { footnotes } from './rules/footnotes';
import { headingLevels } from './rules/headingLevels';
import { knownComponents } from './rules/knownComponents';
import { legalSections } from './rules/legalSections';
import { linkUrl } from './rules/linkUrl';
import { noAccidentalSyntax } from './rules/noAccidentalSyntax';
import { noBoldHeadings } from './rules/noBoldHeadings';
import { noBrokenTables } from './rules/noBrokenTables';
import { noCapitals } from './rules/noCapitals';
import { noCode } from './rules/noCode';
import { noCommentAfterText } from './rules/noCommentAfterText';
import { noControlCharacters } from './rules/noControlCharacters';
import { noEmptyHeadings } from './rules/noEmptyHeadings';
import { noEmptyLinks } from './rules/noEmptyLinks';
import { noFailedBold } from './rules/noFailedBold';
import { noFailedLinks } from './rules/noFailedLinks';
import { noHtml } from './rules/noHtml';
import { noIndentedText } from './rules/noIndentedText';
import { noLostCells } from './rules/noLostCells';
import { noLostLetters } from './rules/noLostLetters';
import { noMergeConflicts } from './rules/noMergeConflicts';
import { noMissingEmptyLines } from './rules/noMissingEmptyLines';
import { noNumberedHeadings } from './rules/noNumberedHeadings';
import { noPastedLists } from './rules/noPastedLists';
import { noPlaceholders } from './rules/noPlaceholders';
import { noPlaceholdersInDrafts } from './rules/noPlaceholdersInDrafts';
import { noRepeatedTitle } from './rules/noRepeatedTitle';
import { noVagueLinks } from './rules/noVagueLinks';
import { pictureAlt } from './rules/pictureAlt';
import { pictureCaption } from './rules/pictureCaption';
import { pictureUrl } from './rules/pictureUrl';
import { publicationDate } from './rules/publicationDate';
import { quotations } from './rules/quotations';
import { readTime } from './rules/readTime';
import { spaceAfterHashes } from './rules/spaceAfterHashes';
import { spelling } from './rules/spelling';
import { uniqueHeadings } from './rules/uniqueHeadings';
import { videos } from './rules/videos';
import type { Speller } from './speller';

/**
 * Every rule for a single document with its severity: 'error' stops the build, 'warn' does not.
 *
 * To add a rule, write a `lintRule` in its own file in rules/ and list it here. Its test is a file in
 * tests/fixtures/content-bad that breaks it, with the message in expected.txt.
 */
export function rules(speller?: Speller): Preset {
  return {
    plugins: [
      // The file as a whole.
      [noMergeConflicts, ['error']],
      [noControlCharacters, ['error']],
      [noLostLetters, ['error']],

      // Fields: front matter and YAML files.
      [fieldSchema, ['error']],
      [abn, ['error']],
      [readTime, ['warn']],
      [publicationDate, ['warn']],
      [fieldLength, ['warn']],
      [noCommentAfterText, ['warn']],

      // Markdown.
      [noHtml, ['error']],
      [noCode, ['error']],
      [knownComponents, ['error']],
      [headingLevels, ['error']],
      [noEmptyHeadings, ['error']],
      [spaceAfterHashes, ['error']],
      [uniqueHeadings, ['warn']],
      [noRepeatedTitle, ['error']],
      [noBoldHeadings, ['warn']],
      [noNumberedHeadings, ['warn']],
      [legalSections, ['error']],
      [additionalSections, ['warn']],
      [linkUrl, ['error']],
      [noEmptyLinks, ['error']],
      [noFailedLinks, ['error']],
      [noVagueLinks, ['warn']],
      [videos, ['warn']],
      [pictureUrl, ['error']],
      [pictureAlt, ['error']],
      [pictureCaption, ['error']],
      [noBrokenTables, ['error']],
      [noLostCells, ['error']],
      [noPastedLists, ['warn']],
      [noIndentedText, ['warn']],
      [noMissingEmptyLines, ['warn']],
      [noFailedBold, ['warn']],
      [noAccidentalSyntax, ['warn']],
      [callouts, ['error']],
      [quotations, ['warn']],
      [footnotes, ['error']],

      // Words, in fields and Markdown.
      [noPlaceholders, ['error']],
      [noPlaceholdersInDrafts, ['warn']],
      [noCapitals, speller ? ['warn', speller] : ['off']],
      [spelling, speller ? ['warn', speller] : ['off']],
    ],
  };
}

import type { Preset } from 'unified';
import { noRepeatedTitle } from '../articles/noRepeatedTitle';
import { publicationDate } from '../articles/publicationDate';
import { readTime } from '../articles/readTime';
import { abn } from '../company/abn';
import { fieldLength } from '../fields/fieldLength';
import { fieldSchema } from '../fields/fieldSchema';
import { noCommentAfterText } from '../fields/noCommentAfterText';
import { additionalSections } from '../legal/additionalSections';
import { knownComponents } from '../legal/knownComponents';
import { legalSections } from '../legal/legalSections';
import { pictureAlt } from '../pictures/pictureAlt';
import { pictureCaption } from '../pictures/pictureCaption';
import { pictureUrl } from '../pictures/pictureUrl';
import { callouts } from '../text/callouts/rule';
import { footnotes } from '../text/footnotes/rule';
import { headingLevels } from '../text/headings/headingLevels';
import { noBoldHeadings } from '../text/headings/noBoldHeadings';
import { noEmptyHeadings } from '../text/headings/noEmptyHeadings';
import { noNumberedHeadings } from '../text/headings/noNumberedHeadings';
import { spaceAfterHashes } from '../text/headings/spaceAfterHashes';
import { uniqueHeadings } from '../text/headings/uniqueHeadings';
import { linkUrl } from '../text/links/linkUrl';
import { noEmptyLinks } from '../text/links/noEmptyLinks';
import { noFailedLinks } from '../text/links/noFailedLinks';
import { noVagueLinks } from '../text/links/noVagueLinks';
import { noIndentedText } from '../text/lists/noIndentedText';
import { noMissingEmptyLines } from '../text/lists/noMissingEmptyLines';
import { noPastedLists } from '../text/lists/noPastedLists';
import { quotations } from '../text/quotations/rule';
import { noAccidentalSyntax } from '../text/source/noAccidentalSyntax';
import { noCode } from '../text/source/noCode';
import { noControlCharacters } from '../text/source/noControlCharacters';
import { noFailedBold } from '../text/source/noFailedBold';
import { noHtml } from '../text/source/noHtml';
import { noLostLetters } from '../text/source/noLostLetters';
import { noMergeConflicts } from '../text/source/noMergeConflicts';
import { noBrokenTables } from '../text/tables/noBrokenTables';
import { noLostCells } from '../text/tables/noLostCells';
import { videos } from '../text/videos/rule';
import { noCapitals } from '../text/words/noCapitals';
import { noPlaceholders } from '../text/words/noPlaceholders';
import { noPlaceholdersInDrafts } from '../text/words/noPlaceholdersInDrafts';
import type { Speller } from '../text/words/speller';
import { spelling } from '../text/words/spelling';

/**
 * Every rule for a single document with its severity: 'error' stops the build, 'warn' does not.
 *
 * To add a rule, write a `lintRule` in its own file, in the folder of what it is about, and list it here. Its test is a file in
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

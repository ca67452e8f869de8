import type { PluggableList } from 'unified';
import { distantDate } from '../articles/distantDate';
import { noRepeatedTitle } from '../articles/noRepeatedTitle';
import { readTime } from '../articles/readTime';
import { reviewDue } from '../articles/reviewDue';
import { registerNumbers } from '../company/registerNumbers';
import { fieldLength } from '../fields/fieldLength';
import { fieldSchema } from '../fields/fieldSchema';
import { noCommentAfterText } from '../fields/noCommentAfterText';
import { noMarkup } from '../fields/noMarkup';
import { noRepeatedFields } from '../fields/noRepeatedFields';
import { placesOfFacts } from '../legal/placesOfFacts';
import { additionalSections, requiredSections } from '../legal/requiredSections';
import { textParts } from '../text/parts';
import { noAccidentalSyntax } from '../text/source/noAccidentalSyntax';
import { noControlCharacters } from '../text/source/noControlCharacters';
import { noFailedBold } from '../text/source/noFailedBold';
import { noHtml } from '../text/source/noHtml';
import { noLostLetters } from '../text/source/noLostLetters';
import { noMergeConflicts } from '../text/source/noMergeConflicts';
import { noCapitals } from '../text/words/noCapitals';
import { noDoubledWords } from '../text/words/noDoubledWords';
import { noPlaceholders } from '../text/words/noPlaceholders';
import type { Speller } from '../text/words/speller';
import { spelling } from '../text/words/spelling';

/** Every rule for Markdown, in texts and in fields. */
export const textRules: PluggableList = [
  [noHtml, ['error']],
  [noFailedBold, ['warn']],
  [noAccidentalSyntax, ['warn']],
  ...textParts.flatMap(({ rules = [] }) => rules),
];

/**
 * Every rule for a single document with its severity: 'error' stops the build, 'warn' does not. noPlaceholders has both.
 * docs/development.md says how to add one.
 */
export function rules(speller?: Speller): PluggableList {
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
    [noCapitals, speller ? ['warn', speller] : ['off']],
    [spelling, speller ? ['warn', speller] : ['off']],
  ];
}

import type { VFile } from 'vfile';
import { nearest } from '../../schemas/didYouMean';
import { factPattern, facts } from '../../schemas/facts';
import { type Sentence, sentencesIn } from './sentences';

/**
 * Adds an error about an unknown fact in curly brackets or a single bracket to the sentences that can name facts about the
 * group. In other sentences, a fact is an error.
 */
export function checkFacts(files: readonly VFile[]) {
  for (const sentence of files.flatMap(sentencesIn)) {
    if (sentence.takesFacts) reportUnknownFacts(sentence);
    else reportFactsWithoutEffect(sentence);
  }
}

function reportFactsWithoutEffect({ text, fail }: Sentence) {
  const names = [...facts.keys()];
  for (const [found, name = ''] of text.matchAll(factPattern))
    if (names.includes(name) || nearest(name, names))
      fail(found, `${found} is shown as it is, because facts are not filled in here: write the words`);
}

function reportUnknownFacts({ text, ownFacts, fail }: Sentence) {
  if (!/[{}]/.test(text)) return;
  const names = [...facts.keys(), ...ownFacts];
  const list = names.map((fact) => `{${fact}}`).join(', ');
  for (const { 1: name = '' } of text.matchAll(factPattern)) {
    if (names.includes(name)) continue;
    const found = `{${name}}`;
    const meant = nearest(name, names);
    const fix = meant ? `did you mean {${meant}}? The facts are ${list}` : `the facts are ${list}`;
    fail(found, `${found} is not a fact: ${fix}`);
  }
  // noPlaceholders reports two around a name.
  const [bracket] = /[{}]/.exec(text.replace(/\{?\{[^{}]*\}\}?/g, '')) ?? [];
  if (bracket) fail(bracket, strayBracket);
}

const strayBracket =
  'a curly bracket is only for a fact, such as {name}: delete it, or write both around the name of one';

import { describe, expect, test } from 'vitest';
import { plainLanguageNotes } from '@/tools/writers/report-content/plainLanguage';
import { plainWords } from '@/tools/writers/report-content/plainWords';

/** A sentence of so many words. */
function sentenceOf(words: number): string {
  return `Word1 ${Array.from({ length: words - 1 }, (_, index) => `word${index + 2}`).join(' ')}.`;
}

describe('a note about a long sentence', () => {
  test('has its first words and its length', () => {
    expect(plainLanguageNotes(`Short.\n\nA start. ${sentenceOf(36)} An end.`)).toEqual([
      'A sentence of 36 words: “Word1 word2 word3 word4 word5 word6 word7 word8 …”',
    ]);
  });

  test('counts a link, a hyphenated word and a price as the words that readers see', () => {
    const text = `${sentenceOf(31).slice(0, -1)} [a **bold** link](https://www.example.com/a/b) well-known $1,200 – end.`;
    expect(plainLanguageNotes(text)).toEqual([expect.stringMatching(/^A sentence of 37 words/)]);
  });

  test('is not about 35 words, lists, lines of a table, or sentences that a line break or an abbreviation divides', () => {
    const list = `- ${sentenceOf(20)}\n- ${sentenceOf(20)}`;
    const table = `| ${sentenceOf(20)} | ${sentenceOf(20)} |\n| --- | --- |`;
    expect(plainLanguageNotes([sentenceOf(35), list, table].join('\n\n'))).toEqual([]);
    expect(plainLanguageNotes(`${sentenceOf(30).slice(0, -1)}\n${sentenceOf(10)}`)).toHaveLength(1);
  });
});

describe('a note about jargon', () => {
  test.each([
    ['Utilising it, they utilised it.', '“utilising”: the plain word is “use”'],
    ['In order to\npay, ask.', '“in order to”: the plain word is “to”'],
    ['Work commences, and work commences.', '“commences”, 2 times: the plain word is “start”'],
    ['It has **synergies**.', '“synergies”: the plain word is “working together”'],
    ['## Going forward', '“going forward”: the plain word is “from now on”'],
  ])('%s', (text, note) => {
    expect(plainLanguageNotes(text)).toContain(note);
  });

  test.each([
    ...['An assistant helps.', 'She went forward.', 'A viaduct over the road.', 'We put it up on the wall.'],
    ...['[Read it](https://www.example.com/utilise)', '![We utilise it](../pictures/a.jpg)'],
  ])('there is none about: %s', (text) => {
    expect(plainLanguageNotes(text)).toEqual([]);
  });

  test.each([...plainWords])('%s has a plain word that is shorter or no jargon itself', (term, plain) => {
    expect(plainLanguageNotes(`So ${term} it.`)).toEqual([`“${term}”: the plain word is “${plain}”`]);
    expect(plainLanguageNotes(`So ${plain} it.`)).toEqual([]);
  });
});

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' });

/** The sentences of a paragraph, in order. Line breaks are spaces: the segmenter would end a sentence at each. */
export function sentencesOf(paragraph: string): string[] {
  return Array.from(segmenter.segment(paragraph.replace(/\s+/g, ' ')), ({ segment }) =>
    segment.trim(),
  ).filter(Boolean);
}

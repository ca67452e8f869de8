import { markedFields } from '../content/document';
import { rule } from './rule';

/** Reports titles and descriptions that cards and search results would cut off. */
export const fieldLength = rule('fields:length', (_, file, document) => {
  for (const { field, text, place, mark: limit } of markedFields(document, 'shownLength')) {
    const length = [...text.trim()].length;
    // What a fact in curly brackets stands for is longer or shorter.
    if (length <= limit || text.includes('{')) continue;
    file.message(
      `${field}: has ${length} characters, and cards and search results show about ${limit}: shorten it`,
      place,
    );
  }
});

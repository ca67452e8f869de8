import { fieldOf } from '../../content/document';
import { count } from '../../content/messages';
import { rule } from '../rule';
import { countWords } from '../words/countWords';

/** Words per minute of slow and fast readers. */
const pace = { slow: 200, fast: 230 };

/** Reports a read time that does not fit the length of the text. A form also gets the right one in place of none. */
export const readTime = rule('fields:read-time', (tree, file, document) => {
  const words = countWords(tree);
  const advice = `write ${minutesFor(words)} min read`;
  const wrong = file.messages.find(({ field }) => field?.join('.') === 'readTime');
  if (wrong) {
    wrong.inForm =
      words === 0
        ? 'Write the text first: its words are counted here, or write 1 min read.'
        : `The text has ${count(words, 'word')}: ${advice}.`;
    return;
  }
  const value = fieldOf(document, 'readTime');
  const minutes = Number(/^([1-9]\d*) min read$/.exec(String(value))?.[1]);
  if (!minutes || words === 0) return;
  const shortest = Math.max(1, Math.floor(words / pace.fast));
  const longest = Math.ceil(words / pace.slow);
  if (minutes >= shortest && minutes <= longest) return;
  file.message(
    `readTime: does not fit ${count(words, 'word')}: ${advice}`,
    document.positionOf(['readTime']),
  );
});

/** The read time for a number of words, in minutes. */
function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / ((pace.slow + pace.fast) / 2)));
}

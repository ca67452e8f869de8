import { matchesInText } from '../../markdown/nodes';
import { isEscaped, sourceFrom } from '../../markdown/places';
import { rule } from '../rule';

/** `[text] (/url)` and `[text](two words.pdf)`, which show with their brackets. */
const failed =
  /\[[^[\]]+\](?:[^\S\n]+\((?:\.{0,2}\/|https?:|mailto:|tel:|www\.)|\((?:\.{0,2}\/|https?:)[^()\n]*\s[^()\n]*\))/g;

/** Reports text that was meant as a link or a picture, but shows with its brackets. */
export const noFailedLinks = rule('links:no-failed-syntax', (tree, file, { lines }) => {
  for (const { place } of matchesInText(tree, lines, failed)) {
    if (isEscaped(lines, place)) continue;
    const isPicture = sourceFrom(lines, { ...place, column: Math.max(1, place.column - 1) }).startsWith('!');
    const example = isPicture ? '![what it shows](../pictures/desk.jpg)' : '[text](/url)';
    const reason = `this ${isPicture ? 'picture' : 'link'} does not work: write ${example}, without spaces between the brackets or in the URL, and a caption in straight quotation marks`;
    file.message(reason, place);
  }
});

import { nodesOfType } from '../../markdown/nodes';
import { alternativeTextReason } from '../../schemas/pictures';
import { rule } from '../rule';

/** Checks the alternative texts of pictures in a text. */
export const pictureAlt = rule('pictures:alternative-text', (tree, file) => {
  for (const picture of nodesOfType(tree, 'image', 'imageReference')) {
    const { alt } = picture;
    const reason = alt && alternativeTextReason(alt);
    if (!alt?.trim()) file.message(missing, picture);
    else if (reason) file.message(`alternative text: ${reason}`, picture);
  }
});

const missing =
  'this picture has no alternative text: say what it shows between the square brackets, ![…](…)';

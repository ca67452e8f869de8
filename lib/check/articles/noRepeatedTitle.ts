import { rule } from '../rule';
import { repeatedTitle } from './repeatedTitle';

/** Reports an article whose text starts with its title, which the page already shows above it. */
export const noRepeatedTitle = rule('text:no-repeated-title', (tree, file) => {
  const repeated = repeatedTitle(tree, file);
  if (!repeated) return;
  const { start, end } = repeated.position ?? {};
  const isUnderlined = repeated.type === 'heading' && start?.line !== end?.line;
  const what = isUnderlined ? 'this line and the line of === or --- below it' : 'this line';
  file.message(`the page already shows the title above the text: delete ${what}`, repeated);
});

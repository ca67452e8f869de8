import { nodesOfType } from '../../markdown/nodes';
import { sourceFrom, startOf } from '../../markdown/places';
import { rule } from '../rule';

/** Reports text between lines of ```markdown and ```, or a whole text between ``` and ```, as chat assistants write it. */
export const noFencedText = rule('text:no-fenced-text', (tree, file, { lines }) => {
  for (const node of nodesOfType(tree, 'code')) {
    const isFence = /^[`~]/.test(sourceFrom(lines, startOf(node)));
    const isWhole = isFence && !node.lang && tree.children.length === 1 && node.value.includes('\n\n');
    if (isFence && node.value.trim() === '') file.message(empty, node);
    else if (isWhole || /^(?:markdown|md)$/i.test(node.lang ?? '')) file.message(fenced, node);
  }
});

const fenced =
  'this line of ``` turns the text below it into a block of code: delete it, and the line of ``` below the text';

const empty =
  'this line of ``` starts a block of code without code: delete it, and any line of ``` that ends it';

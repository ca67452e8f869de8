import { nodesOfType } from '../markdown/nodes';
import { startOf } from '../markdown/places';
import { rule } from './rule';

/** Reports the first HTML of each line, which the page leaves out, and comments that hide more than intended. */
export const noHtml = rule('text:no-html', (tree, file) => {
  const lines = new Set<number>();
  for (const node of nodesOfType(tree, 'html')) {
    const visible = node.value.replace(comment, '').trim();
    const { line } = startOf(node);
    if (visible.startsWith('<!--')) file.message(unfinishedComment, node);
    else if (visible && !lines.has(line)) file.message(reasonFor(visible), node);
    if (visible) lines.add(line);
  }
});

/** A comment as browsers parse it: <!--> and --!> end it, so HTML could follow. */
const comment = /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->/g;

const unfinishedComment =
  'this comment hides the text below or ends too early: write <!-- comment -->, without > or ! next to hyphens inside it';

function reasonFor(html: string): string {
  const [tag = 'this'] = /^<\/?[a-z][a-z0-9-]*/i.exec(html) ?? [];
  const name = tag === 'this' ? tag : `${tag}>`;
  return `${name} is HTML, which the page leaves out: delete it, or write it in Markdown; for a < in the text, write \\<`;
}

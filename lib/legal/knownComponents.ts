import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { nodesOfType } from '../text/nodes';
import { legalComponents, legalConditions } from './legalText';

/**
 * Reports tags in a legal text other than the site's components, and headings that only some sites show: the table of
 * contents would link to those that this one leaves out.
 */
export const knownComponents = lintRule<Root>('text:known-components', (tree, file) => {
  for (const node of nodesOfType(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')) {
    const { name, attributes, children } = node;
    if (name && legalConditions.some((condition) => condition === name)) {
      const isBlock = node.type === 'mdxJsxFlowElement' && children.length > 0 && attributes.length === 0;
      if (!isBlock) file.message(`<${name}> ${conditionForm}`, node);
      visit(node, 'heading', (heading) => {
        file.message(`a heading cannot be inside <${name}>: move it above the tag`, heading);
      });
    } else if (!name || !legalComponents.some((component) => component === name)) {
      const known = legalComponents.map((component) => `<${component} />`).join(', ');
      file.message(`<${name ?? ''}> cannot be used: write Markdown, or one of ${known}`, node);
    } else if (attributes.length > 0 || children.length > 0) {
      file.message(`<${name} /> cannot have attributes or content: write exactly <${name} />`, node);
    }
  }
});

const conditionForm =
  'must be alone on its line, without attributes, with whole paragraphs and empty lines around them, up to the closing tag';

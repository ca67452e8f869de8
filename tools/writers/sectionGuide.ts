import { z } from 'zod';
import { exampleOf } from '../../components/sections/examples';
import { sectionTypes } from '../../components/sections/list';
import type { SectionType } from '../../lib/schemas/sectionType';
import type { JsonSchema } from '../jsonSchema';

const types: readonly SectionType[] = Object.values(sectionTypes);

/** docs/sections.md, the guide to the types of section: what each is for, an example to copy, and its fields. */
export function sectionGuide(): string {
  return `# Sections

A page in \`content/pages/\` lists its sections from top to bottom ([how](../CONTRIBUTING.md#change-a-page)).
These are the types, each with an example to copy below \`sections:\`. Any of them can follow any other. Where a field does not say that Markdown works, \`**\` and \`[ ]\` are shown as they are. Every section with a heading can have an \`anchor\`: the end of its URL, after #. Every section can have \`disclaimer: true\`: the disclaimer of company.yaml is below it then.

<!-- Written by "npm run generate" from the schemas and examples in components/sections/. -->

${types.map(chapterOf).join('\n')}`;
}

/** What every type has. */
const commonFields = ['type', 'anchor', 'disclaimer'];

function chapterOf({ schema, isOnce, onlyOn }: SectionType): string {
  const name = schema.shape.type.value;
  const page = onlyOn?.({});
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  const { description = '' } = schema.meta() ?? {};
  const limits = [page && `Only on the page \`${page}.md\`.`, isOnce && !page && 'At most once on a page.'];
  const fields = Object.entries(properties)
    .filter(([field]) => !commonFields.includes(field))
    .map(([field, property]) => fieldLine(field, property as JsonSchema, required.includes(field)));
  return [
    `## ${name}`,
    [description, ...limits].filter(Boolean).join(' '),
    `\`\`\`yaml\n${exampleOf(name)}\`\`\`\n`,
    `${fields.join('\n')}\n`,
  ].join('\n');
}

function fieldLine(name: string, { description }: JsonSchema, isRequired: boolean): string {
  const words = [isRequired ? '' : 'Optional.', description ?? ''].filter(Boolean).join(' ');
  return `- \`${name}\`${words && `: ${words}`}`;
}

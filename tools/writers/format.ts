import { type Document, isMap, parseDocument, type YAMLMap } from 'yaml';
import { normalizeNewlines, splitFrontMatter } from '../../lib/content/frontMatter';
import { separateComments } from './yamlComments';

/** The fields of a file, with their comments. */
export type Fields = Document<YAMLMap, false>;

/** The parts of a file: its fields and, of Markdown, the text below them. */
export type FileParts = { fields: Fields; text: string };

/** The file with its YAML as we format it. Its values, comments and text stay. Throws if it cannot be read. */
export function formatted(source: string, isMarkdown: boolean): string {
  return formatFile(parseFile(source, isMarkdown), isMarkdown);
}

/** The parts of a Markdown or YAML file. Throws if they cannot be told apart or the YAML is invalid. */
export function parseFile(source: string, isMarkdown: boolean): FileParts {
  if (!isMarkdown) return { fields: parseFields(normalizeNewlines(source)), text: '' };
  const { fields = '', text = '', errors } = splitFrontMatter(normalizeNewlines(source));
  if (errors[0]) throw new Error(errors[0].reason);
  return { fields: parseFields(fields), text };
}

/** The file of its parts. In Markdown, an empty line is between them, and one newline at the end. */
export function formatFile({ fields, text }: FileParts, isMarkdown: boolean): string {
  if (!isMarkdown) return formatFields(fields);
  // Spaces before the first word can be the indent of a list or of code.
  const trimmed = text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  return `---\n${formatFields(fields)}---\n${trimmed && `\n${trimmed}\n`}`;
}

function parseFields(yaml: string): Fields {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) throw error;
  if (!isMap(document.contents)) throw new Error('there must be fields, such as "title: A title"');
  separateComments(document, yaml);
  return document as unknown as Fields;
}

function formatFields(fields: Fields): string {
  return fields.toString({ lineWidth: 0 });
}

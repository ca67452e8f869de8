import { basename } from 'node:path';
import {
  type ComputedFields,
  type DocumentType,
  defineDocumentType,
  type LocalDocument,
  makeSource,
} from 'contentlayer2/source-files';
// @ts-expect-error: the package has no types for this file.
import engines from 'gray-matter/lib/engines.js';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import yaml from 'yaml';
import { z } from 'zod';
import { articles } from './lib/content/collections/articles';
import { people } from './lib/content/collections/people';
import { requireOrdinaryFiles } from './lib/content/contentFiles';
import { fileFolders } from './lib/content/fileFolders';
import { type ContentsItem, contentsOf } from './lib/markdown/headings';
import { markdown } from './lib/markdown/plugins';
import { collections, pages } from './tools/collections';
import { contentlayerFields } from './tools/contentlayer/fields';
import type { JsonSchema } from './tools/jsonSchema';

// With Windows line endings, Contentlayer leaves a carriage return after the last value of front matter, which the
// YAML parser rejects after a quotation mark.
const parseYaml = yaml.parse;
yaml.parse = (source: string) => parseYaml(source.replace(/\r\n?/g, '\n'));

// gray-matter would execute front matter that starts with ---js.
engines.javascript = {
  parse: () => {
    throw new Error('Front matter must be YAML: program code is not allowed.');
  },
};

// Contentlayer follows links, and would list or read the files of the machine.
requireOrdinaryFiles('content');

const contentTypes = { '.md': 'markdown', '.yaml': 'data' } as const;

/** What a table of contents lists. */
const contents: ComputedFields[string] = {
  type: 'json',
  resolve: ({ _raw }: LocalDocument) => contentsOfFiles.get(_raw.sourceFilePath),
};

/**
 * By the path of the file, whose text Contentlayer compiles before it computes fields. To parse the text again would take a
 * fifth of the time.
 */
const contentsOfFiles = new Map<string, ContentsItem[]>();

function keepContents() {
  return (_: Node, { data: { rawDocumentData, headings = [] } }: VFile) => {
    contentsOfFiles.set((rawDocumentData as LocalDocument['_raw']).sourceFilePath, contentsOf(headings));
  };
}

/**
 * Throws for an empty required field, and for a wrong date or URL, which Contentlayer accepts: pages of the development
 * server would fail at it. They stay as they were until it is corrected. The field itself has no value.
 */
function validityOf({ shape }: z.ZodObject, { properties = {} }: JsonSchema): ComputedFields[string] {
  return {
    type: 'boolean',
    resolve: (document) => {
      for (const [name, field] of Object.entries(shape))
        if (document[name] === null || properties[name]?.format) (field as z.ZodType).parse(document[name]);
    },
  };
}

/** The sections of a page, with HTML in place of Markdown. */
const compiledSections: ComputedFields[string] = {
  type: 'json',
  resolve: ({ sections }) => pages.schema.shape.sections.parse(sections) ?? [],
};

/** The text about a person, with HTML in place of Markdown. */
const compiledText: ComputedFields[string] = {
  type: 'json',
  resolve: ({ text }) => people.schema.shape.text.parse(text) ?? null,
};

const documentTypes: DocumentType[] = collections.map((collection) => {
  const { name, path, extension, schema, requiredSections, isOptional } = collection;
  const isFile = path.endsWith(extension);
  return defineDocumentType(() => ({
    name,
    filePathPattern: isFile ? path : `${path}/*${extension}`,
    contentType: contentTypes[extension],
    // Contentlayer fails without the file of a singleton.
    isSingleton: isFile && !isOptional,
    fields: contentlayerFields(schema),
    computedFields: {
      isValid: validityOf(schema, z.toJSONSchema(schema, { io: 'input' }) as JsonSchema),
      ...(!isFile && { slug: slugWithout(extension) }),
      ...((requiredSections || name === articles.name) && { contents }),
      ...(name === pages.name && { compiledSections }),
      ...(name === people.name && { compiledText }),
    },
  }));
});

/** The file name without its extension. */
function slugWithout(extension: string): ComputedFields[string] {
  return {
    type: 'string',
    resolve: ({ _raw }: LocalDocument) => basename(_raw.sourceFileName, extension),
  };
}

export default makeSource({
  contentDirPath: 'content',
  // It would report each picture that is added while it watches.
  contentDirExclude: fileFolders.map(({ path }) => path),
  documentTypes,
  disableImportAliasWarning: true,
  markdown: { ...markdown, rehypePlugins: [...markdown.rehypePlugins, keepContents] },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
});

import { type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files';
// @ts-expect-error: the package has no types for this file of it.
import engines from 'gray-matter/lib/engines.js';
import yaml from 'yaml';
import { collections } from './lib/schema/collections';
import { contentlayerFields } from './lib/schema/contentlayerFields';
import { markdown, mdx } from './lib/schema/markdownPlugins';

// Contentlayer cuts front matter off so that a file with Windows line ends leaves a carriage return behind
// its last value; where that stands in quotation marks, YAML stops there.
const parseYaml = yaml.parse;
yaml.parse = (source: string) => parseYaml(source.replace(/\r\n?/g, '\n'));

// Front matter that opens with ---js would be run as a program as soon as it is read.
engines.javascript = {
  parse: () => {
    throw new Error('Front matter is written in YAML: program code is not allowed.');
  },
};

const contentTypes = { '.md': 'markdown', '.mdx': 'mdx', '.yaml': 'data' } as const;

const documentTypes: DocumentType[] = collections.map(({ name, path, extension, schema }) => {
  const isSingleton = path.endsWith(extension);
  return defineDocumentType(() => ({
    name,
    filePathPattern: isSingleton ? path : `${path}/*${extension}`,
    contentType: contentTypes[extension],
    isSingleton,
    fields: contentlayerFields(schema),
  }));
});

export default makeSource({
  contentDirPath: 'content',
  documentTypes,
  disableImportAliasWarning: true,
  markdown,
  mdx,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
});

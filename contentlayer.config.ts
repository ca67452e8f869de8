import { type DocumentType, defineDocumentType, makeSource } from 'contentlayer2/source-files';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeSlug from 'rehype-slug';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import yaml from 'yaml';
import { collections } from './lib/schema/collections';
import { contentlayerFields } from './lib/schema/contentlayerFields';
import { externalLinks } from './lib/schema/externalLinks';
import { scrollableTables } from './lib/schema/scrollableTables';

// Contentlayer cuts front matter off so that a file with Windows line ends leaves a carriage return behind
// its last value; where that stands in quotation marks, YAML stops there.
const parseYaml = yaml.parse;
yaml.parse = (source: string) => parseYaml(source.replace(/\r\n?/g, '\n'));

const contentTypes = { '.md': 'markdown', '.mdx': 'mdx', '.yaml': 'data' } as const;

const documentTypes: DocumentType[] = collections.map(({ name, path, ending, schema }) => {
  const isSingleton = path.endsWith(ending);
  return defineDocumentType(() => ({
    name,
    filePathPattern: isSingleton ? path : `${path}/*${ending}`,
    contentType: contentTypes[ending],
    isSingleton,
    fields: contentlayerFields(schema),
  }));
});

const remarkPlugins = [remarkGfm, remarkBreaks];
const rehypePlugins = [rehypeSlug, [rehypeExternalLinks, externalLinks], scrollableTables] as never[];

export default makeSource({
  contentDirPath: 'content',
  documentTypes,
  disableImportAliasWarning: true,
  markdown: { remarkPlugins, rehypePlugins },
  mdx: { remarkPlugins, rehypePlugins },
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
});

import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { requireOrdinaryFiles } from './lib/content/contentFiles';
import { fileFolders } from './lib/content/fileFolders';
import { markdown } from './lib/markdown/plugins';
import { collections } from './tools/collections';
import { computedFields } from './tools/contentlayer/computed';
import { contentlayerFields } from './tools/contentlayer/fields';
import { patchContentlayer } from './tools/contentlayer/patches';

patchContentlayer();

// Contentlayer follows links, and would list or read the files of the machine.
requireOrdinaryFiles('content');

const contentTypes = { '.md': 'markdown', '.yaml': 'data' } as const;

const documentTypes = collections.map((collection) => {
  const { name, path, extension, schema, isOptional } = collection;
  const isFile = path.endsWith(extension);
  return defineDocumentType(() => ({
    name,
    filePathPattern: isFile ? path : `${path}/*${extension}`,
    contentType: contentTypes[extension],
    // Contentlayer fails without the file of a singleton.
    isSingleton: isFile && !isOptional,
    fields: contentlayerFields(schema),
    computedFields: computedFields(collection),
  }));
});

export default makeSource({
  contentDirPath: 'content',
  // It would report each picture that is added while it watches.
  contentDirExclude: fileFolders.map(({ path }) => path),
  documentTypes,
  disableImportAliasWarning: true,
  markdown,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
});

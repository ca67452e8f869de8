import { readFile, writeFile } from 'node:fs/promises';
import { E, pipe, S, T } from '@contentlayer2/utils/effect';
import { DataCache, generateDotpkg, getConfigWatch, runMain } from 'contentlayer2/core';
import { errorToString } from 'contentlayer2/utils';

// Compiles the content again after each change, for `npm run dev`, which has compiled it before. `contentlayer2 dev`
// would write the files of all documents at each change: with a thousand articles, this takes a second, in which Next.js
// notices no other change. JavaScript, because TypeScript does not find the types of the library behind these streams.

/** Whether the configuration is the one that the content was compiled with before. */
let isFirst = true;

/** Whether documents were written that the development server has not read. */
let hasNews = false;

let version = 0;

/** The JSON of each document. A change makes a new object of one document. */
const documentTexts = new WeakMap();

/** What was written last, by the name of a type. */
const writtenTexts = new Map();

// Contentlayer would write all documents to its cache, too, before the change is seen, and only programs that start later
// read that.
DataCache.writeCacheToDisk = () => T.succeed(E.right(undefined));

await pipe(
  getConfigWatch({}),
  S.chainSwitchMapEitherRight((config) => {
    // After a change of contentlayer.config.ts or a schema, with the types of the documents.
    const everything = isFirst ? T.succeed(undefined) : generateDotpkg({ config, verbose: false });
    hasNews = !isFirst;
    isFirst = false;
    writtenTexts.clear();
    const schema = T.chain_(everything, () => config.source.provideSchema(config.esbuildHash));
    return pipe(
      S.fromEffect(T.either(schema)),
      S.chainMapEitherRight((schemaDef) =>
        pipe(
          config.source.fetchData({ schemaDef, verbose: false }),
          S.mapEffectEitherRight((cache) => T.either(T.tryPromise(() => write(schemaDef, cache)))),
        ),
      ),
    );
  }),
  S.tap((result) => (E.isLeft(result) ? T.log(errorToString(result.left)) : T.unit)),
  S.runDrain,
  runMain({ tracingServiceName: 'compileOnChange', verbose: false }),
);

/** Writes what lib/content/compiledContent.ts reads, where it has changed. */
async function write({ documentTypeDefMap }, { cacheItemsMap }) {
  const items = Object.values(cacheItemsMap);
  await Promise.all(
    Object.values(documentTypeDefMap).map(async ({ name, isSingleton }) => {
      const documents = items.flatMap(({ documentTypeName, document }) =>
        documentTypeName === name ? [document] : [],
      );
      // A branch that is being checked out.
      if (isSingleton && !documents[0]) return;
      const file = `.contentlayer/generated/${name}/_index.json`;
      const text = isSingleton ? textOf(documents[0]) : `[${documents.map(textOf).join()}]`;
      const written = writtenTexts.get(name) ?? (await readText(file));
      if (written !== text) {
        await writeFile(file, text);
        hasNews = true;
      }
      writtenTexts.set(name, text);
    }),
  );
  if (!hasNews) return;
  hasNews = false;
  version += 1;
  // The development server then reads them again.
  await writeFile('.generated/contentVersion.json', String(version));
}

function textOf(document) {
  if (!documentTexts.has(document)) documentTexts.set(document, JSON.stringify(document));
  return documentTexts.get(document);
}

/** The text of a JSON file without indentation, with which generateDotpkg writes it. */
async function readText(file) {
  return JSON.stringify(JSON.parse(await readFile(file, 'utf8')));
}

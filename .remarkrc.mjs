// For editors with an extension for remark: what `npm run check:content` says of one Markdown file of content/.
import { dirname, relative, resolve, sep } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { checkDocument } = await import('./lib/check/checkDocument.ts');
const { readDocument } = await import('./lib/content/parse.ts');
const { collections } = await import('./tools/collections.ts');

const folder = resolve(import.meta.dirname, 'content');

function contentCheck() {
  return (_tree, file) => {
    const path = relative(folder, dirname(resolve(file.cwd, file.path)))
      .split(sep)
      .join('/');
    const collection = collections.find((each) => each.path === path && each.extension === file.extname);
    if (!collection) return;
    readDocument(file, Buffer.from(String(file)), collection);
    if (file.data.document) checkDocument(file);
  };
}

export default { plugins: [contentCheck] };

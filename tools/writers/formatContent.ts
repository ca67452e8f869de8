import { requireOrdinaryFiles } from '../../lib/content/contentFiles';
import { readContent } from '../../lib/content/readContent';
import { visibleLines } from '../../lib/content/visible';
import { argumentsOf } from '../arguments';
import { collections } from '../collections';
import { writeIfChanged } from '../files';
import { formatted } from './format';

argumentsOf('npm run format');
requireOrdinaryFiles('content');

/** Part of `npm run format`: writes the YAML of content/ as the visual editor does. Leaves files with errors alone. */
for (const { path, value, data } of readContent('content', collections)) {
  if (!data.collection) continue;
  const text = data.document && formattedOrNot(String(value), data.collection.extension !== '.yaml');
  if (text !== undefined) await writeIfChanged(path, text);
  else
    console.error(
      visibleLines(`${path} is left as it is: "npm run check:content" says what is wrong in it.`),
    );
}

function formattedOrNot(source: string, isMarkdown: boolean): string | undefined {
  try {
    return formatted(source, isMarkdown);
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { sep } from 'node:path';

const definition = /\b(\w+) = styled(?:\.\w+|\(\w+\))(?!\.withConfig)(?=[`.])/g;

/**
 * Gives every styled component of a source file a `componentId` made from its file and name, so that Next.js and
 * the islands' bundle generate the same class names.
 * @param {string} source text of a module
 * @param {string} path its path, which includes `components/`
 */
export function withComponentIds(source, path) {
  // In a copy of the project, the bundlers have different roots.
  const file = path
    .slice(path.lastIndexOf(`components${sep}`))
    .split(sep)
    .join('/');
  return source.replace(
    definition,
    (match, name) => `${match}.withConfig({ componentId: '${idOf(`${file}#${name}`)}' })`,
  );
}

function idOf(text) {
  // A class name in a selector cannot start with a digit.
  return `c${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}

/** Loader for Turbopack. */
export default function componentIdLoader(source) {
  return withComponentIds(source, this.resourcePath);
}

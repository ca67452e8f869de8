// @ts-expect-error: the package has no types for this file.
import engines from 'gray-matter/lib/engines.js';
import yaml from 'yaml';

/**
 * Replaces what Contentlayer calls of other packages: all that changes Contentlayer from outside.
 * A function, because a bundler drops an import for its effects alone (`sideEffects` in package.json).
 */
export function patchContentlayer(): void {
  // Contentlayer leaves a carriage return after the last value of front matter with Windows line endings, which the
  // YAML parser rejects after a quotation mark.
  const { parse } = yaml;
  yaml.parse = (source: string) => parse(source.replace(/\r\n?/g, '\n'));

  // gray-matter would execute front matter that starts with ---js.
  engines.javascript = {
    parse: () => {
      throw new Error('Front matter must be YAML: program code is not allowed.');
    },
  };
}

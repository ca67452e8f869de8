import type { PluggableList } from 'unified';

/** All that the site knows of one part of a text, such as call-outs. lib/text/parts.ts lists the parts. */
export type TextPart = {
  /** Rehype plugins that make its HTML. They run after the sanitiser. */
  plugins?: PluggableList;
  /** Rules of the content check, each with its severity: 'error' stops the build, 'warn' does not. */
  rules?: PluggableList;
  /** Rehype plugins that make its HTML plain for feed readers, which do not have the site's styles. */
  feedPlugins?: PluggableList;
  /** Completion in VS Code of what writers do not know by heart, by name. */
  snippets?: Readonly<Record<string, TextSnippet>>;
};

export type TextSnippet = { prefix: string; description: string; body: readonly string[] };

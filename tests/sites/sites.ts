/** A built copy of the project, or the project itself. Paths are relative to the project. */
export type Site = { root: string; content: string; out: string };

function siteIn(root: string): Site {
  const prefix = root ? `${root}/` : '';
  return { root: root || '.', content: `${prefix}content`, out: `${prefix}out` };
}

export const sites = {
  /** The real site, built from `content/`. Tests must not expect particular documents in it. */
  live: siteIn(''),
  /** Built from tests/fixtures/plain, for tests of the specification. */
  plain: siteIn('.sites/plain'),
  /** Built from content with every ordinary change applied (fullContent.ts). */
  full: siteIn('.sites/full'),
  /** The specification's content, with the visual editor but without a built site. */
  editor: siteIn('.sites/editor'),
};

/** Pages of the full site with every type of section (everySection.ts). */
export const pagesOfSections = ['/every-section', '/shortest-sections', '/fullest-sections'];

/** The visual editor as `npm run editor` serves it. */
export const localEditor = `${sites.editor.root}/.generated/editor`;

/** The same with the facts of the full site's content, which its preview shows. */
export const fullEditor = `${sites.editor.root}/.generated/full-editor`;

/** The visual editor that `npm run build:editor` writes. */
export const hostedEditor = `${sites.editor.root}/editor`;

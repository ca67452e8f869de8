/** A built copy of the project, or the project itself. Paths are relative to the project. */
export type Site = { root: string; content: string; out: string };

function siteIn(root: string): Site {
  const prefix = root ? `${root}/` : '';
  return { root: root || '.', content: `${prefix}content`, out: `${prefix}out` };
}

export const sites = {
  /** What ships: built from `content/` by `npm run build`. No test may expect a particular document in it. */
  live: siteIn(''),
  /** Built from tests/fixtures/specification, so that tests can pin what the specification says. */
  specification: siteIn('.sites/specification'),
  /** Built from content with every ordinary change applied: see variantContent.ts. */
  variant: siteIn('.sites/variant'),
  /** Built from the specification's content without any article. */
  empty: siteIn('.sites/empty'),
};

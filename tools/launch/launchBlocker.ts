/** Kinds of launch blockers in display order. */
export type Kind =
  | 'placeholders'
  | 'legal entity'
  | 'words of pages'
  | 'forms'
  | 'legal texts'
  | 'url'
  | 'copyright'
  | 'security contact';

/** One thing that must be done before launch. */
export type LaunchBlocker = {
  kind: Kind;
  /** `path:line:column` of what must change, or the page if that is not in content/. */
  location: string;
  what: string;
  /** What else must change. */
  also?: string;
};

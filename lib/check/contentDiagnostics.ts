export type ContentDiagnostic = {
  /** From the root of the project, with forward slashes. */
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  reason: string;
};

/**
 * `#contentDiagnostics` is this empty list, except in the development server, where it is the file that
 * tools/check-content/watchContent.ts writes (package.json, imports).
 */
const none: readonly ContentDiagnostic[] = [];

export default none;

export type Severity = 'error' | 'warning';

/** A place in a file: line and column, both from 1. */
export type Position = { line: number; column: number };

/** What a rule finds in the document it was given. */
export type Finding = Position & {
  /** Errors stop the build, warnings do not. */
  severity: Severity;
  /** What is wrong, in plain words, and what to write instead. */
  message: string;
};

/** Something wrong in a content file: where, what, and how to mend it. */
export type Problem = Finding & {
  /** Path as the writer knows it, from the folder the check was started in. */
  path: string;
};

export function errorAt({ line, column }: Position, message: string): Finding {
  return { line, column, severity: 'error', message };
}

export function warningAt({ line, column }: Position, message: string): Finding {
  return { line, column, severity: 'warning', message };
}

/** A problem as one line that terminals and editors turn into a link. */
export function formatProblem({ path, line, column, severity, message }: Problem): string {
  return `${path}:${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`;
}

/** A sorted copy: file by file, each from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      // Errors first where one place has both.
      a.severity.localeCompare(b.severity),
  );
}

/** Something wrong in a content file: where, what, and how to mend it. */
export type Problem = {
  /** Path as the writer knows it, from the folder the check was started in. */
  path: string;
  /** 1-based line and column. */
  line: number;
  column: number;
  message: string;
};

export function formatProblem({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column} ${message}`;
}

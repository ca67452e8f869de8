/** What a passage of a PDF outside streams contains. */
type Passage = {
  /** The names in it (`/Title`), without the slash; none from its strings and comments. */
  names: string[];
  /** Where the contents of its stream begin; undefined if there is none. */
  streamStart?: number;
  /** Whether a string in it is not closed, so that the names after it are not found. */
  isBroken: boolean;
};

const tokens = /%[^\r\n]*|\(|\/([^\s\0()<>[\]{}/%]*)|(?<!end)stream(?:\r\n|\r|\n)?/g;

/** Reads a passage of a PDF, up to the contents of its stream, in time proportional to its length. */
export function readPassage(text: string): Passage {
  const names: string[] = [];
  tokens.lastIndex = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    const [word, name] = token;
    if (name !== undefined) names.push(unescapeName(name));
    else if (word.startsWith('stream')) return { names, streamStart: tokens.lastIndex, isBroken: false };
    else if (word === '(') {
      const close = endOfString(text, tokens.lastIndex);
      if (close === undefined) return { names, isBroken: true };
      tokens.lastIndex = close;
    }
  }
  return { names, isBroken: false };
}

/** A name can have any character as its code: `/J#53` is `/JS`. */
function unescapeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const stringParts = /\\[\s\S]|[()]/g;

/** The position after the string that begins before a position; undefined if it is not closed. */
function endOfString(text: string, start: number): number | undefined {
  let depth = 1;
  stringParts.lastIndex = start;
  for (let part = stringParts.exec(text); part; part = stringParts.exec(text)) {
    if (part[0] === '(') depth += 1;
    if (part[0] === ')') depth -= 1;
    if (depth === 0) return stringParts.lastIndex;
  }
  return undefined;
}

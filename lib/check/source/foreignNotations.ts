/** What other programs turn into something else and this site shows as it is written, each with what to write instead. */
export const foreignNotations: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /(?<![\w=])==(?=[^\s=])[^=\n]{0,199}[^\s=]==(?![\w=])/g,
    'readers see these ==: write ** instead for bold, or delete them',
  ],
  [
    /(?<=[\p{L}\d)])([~^])[\d+−-]{1,3}\1(?!\d)/gu,
    'readers see these characters: write one such as ² or ₂ instead, or [^1] for a footnote',
  ],
  // Not $5 and $6, A$ and US$, $m in A$, or $/€ and €/$.
  [
    /(?<![\w$])\$\$?(?=[^\s$\d/])[^$\n]{0,199}(?<=\S)(?<![\s(](?:AU?|US|NZ|CA?|HK|SG?))\$\$?(?![\w$])/g,
    'readers see this formula as it is written: write it in words, or with characters such as × and ²',
  ],
  [
    /(?<![\w:/]):[a-z][a-z\d]*(?:_[a-z\d]+)*:(?![\w:/])/g,
    'readers see this name of an emoji: write the emoji itself, or delete it',
  ],
  [
    /(?<!\S)\[{1,2}toc\]{1,2}(?!\S)/gi,
    'readers see these characters: delete them, because a page with four ## lists its headings',
  ],
  [
    /\^\[[^[\]\n]{1,199}\]/g,
    'readers see this note in the sentence: write [^1] here, and [^1]: with the note on a separate line at the end',
  ],
];

// Word's Symbol and Wingdings fonts paste as characters from U+F020 to U+F0FF.
export const bullet = /^(\s*)([•◦▪●○‣⁃·■□▫◆◇❖∙►➢➤\uf020-\uf0ff])(\s*)/;

// "§ 12" is a section of an act.
export const doubtfulBullet = /^(\s*)([o§✓✔✗☐☑▶–—‒―−])(?<!§(?=[^\S\t]+\d))(\s+)(?=\S)/;

export const pastedNumber =
  /^(\s*)(\(?(?:[a-z]|[ivx]{2,5})[.)]|\(\d{1,2}\)|\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?(?=\t\S+ ))(\t+)(?=[\p{L}"'“‘(*])[^\t]*$/iu;

export const markdownItem = /^(\s*)([-*+]|\d{1,2}[.)])(\s+)(?=\S)/;

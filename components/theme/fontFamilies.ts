/**
 * The characters of the first file of each family: printable ASCII and the usual typographic characters. Every page
 * loads these files.
 */
export const coreCharacters =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2002, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

/** The characters of the second files: letters with accents, and signs. */
const rest =
  'U+A1-A8, U+AA-AC, U+AE-B6, U+B8-D6, U+D8-113, U+116-127, U+12A-12B, U+12E-137, U+139-13E, U+141-148, U+14A-14D, U+150-161, U+164-165, U+16A-17E, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+201A, U+201E, U+2020, U+2022, U+2039-203A, U+2044, U+20AC, U+2212';

/**
 * The same in the styles of every page, in fewer bytes. Without spaces and invisible characters, for which browsers would
 * load the second file in vain.
 */
const restInStyles = 'U+A1-AC, U+AE-24F, U+1E80-1EF3, U+201A-2022, U+2039-2044, U+20A0-2265';

/**
 * The fonts of each role: the files in public/fonts/ (docs/development.md, "Change a font"), and a system font that takes
 * as much room, so that the layout does not shift when the file has loaded.
 */
export const fontFamilies = {
  display: {
    name: 'Besley',
    generic: 'Georgia, serif',
    weight: '400',
    core: 'besley-core-6b04f798dc.woff2',
    rest: { file: 'besley-rest-b6abb0a16d.woff2', characters: rest },
    fallback: `
  src: local('Times New Roman'), local('Liberation Serif');
  ascent-override: 101.05%;
  descent-override: 34.36%;
  line-gap-override: 0%;
  size-adjust: 123.71%;`,
  },
  text: {
    name: 'Figtree',
    generic: 'system-ui, sans-serif',
    weight: '400 600',
    core: 'figtree-core-4bd01b75f9.woff2',
    rest: {
      file: 'figtree-rest-b5d9698ffc.woff2',
      characters: `${rest}, U+2122, U+2190-2193, U+2260, U+2264-2265`,
    },
    /** The characters of both files. Browsers load it where a text has `*words*`. */
    italic: 'figtree-italic-d6e4f26268.woff2',
    fallback: `
  src: local('Arial'), local('Liberation Sans');
  ascent-override: 93.79%;
  descent-override: 24.68%;
  line-gap-override: 0%;
  size-adjust: 101.29%;`,
  },
} as const;

/** The font faces, of which the last one with a character has it, and the custom properties of `font` in tokens.ts. */
export const fontStyles = Object.entries(fontFamilies)
  .map(([role, family]) => {
    const { name, generic, weight, core, rest, fallback } = family;
    const face = (file: string, descriptor: string) => `@font-face {
  font-family: '${name}';
  src: url(/fonts/${file}) format('woff2');
  font-weight: ${weight};
  font-display: swap;
  ${descriptor};
}`;
    return `@font-face {
  font-family: '${name} Fallback';${fallback}
}
${face(rest.file, `unicode-range: ${restInStyles}`)}
${face(core, `unicode-range: ${coreCharacters}`)}
${'italic' in family ? face(family.italic, 'font-style: italic') : ''}
:root {
  --font-${role}: '${name}', '${name} Fallback', ${generic};
}`;
  })
  .join('\n');

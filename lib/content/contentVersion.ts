/**
 * `#contentVersion` is this constant, except in the development server, where it is the file that
 * tools/build/compileOnChange.mjs writes after each change of the compiled content (package.json, imports).
 */
const version = 0;

export default version;

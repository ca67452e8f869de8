import { textFieldType } from './text-field/fieldType';

const startedMeanwhile =
  'Nothing is saved, because another writer has an open pull request for this entry, which was not there when you opened the editor. Copy what you have written, and reload the page: the form then has their text, and offers yours again. Restoring yours would take their changes back.';

const patches: readonly { purpose: string; find: RegExp; replacement: string }[] = [
  {
    purpose: 'the error without a global media_folder',
    find: /\w+===void 0&&!\w+\(\w+\)&&\w+\.add\(\w+\(`config\.error\.missing_media_folder`\)\),/g,
    replacement: '',
  },
  {
    purpose: 'a copy without id of each article that renaming a picture changes',
    find: /(?<=createdAt:Date\.now\(\),)(?=isNew:!1,canPreview:!0,originalEntry:(\w+),originalLocales)/g,
    replacement: 'id:$1.id,',
  },
  {
    purpose: 'renaming a file in Assets to a name that uploading would correct',
    find: /\w+\(\w+\)\.trim\(\)(?=\),\w+=\w+\(\(\)=>\w+\(\w+\(\w+\)\)\.extension\),\w+=\w+\(\(\)=>!)/g,
    replacement: '$&.toLowerCase().replace(/(?:[^a-z0-9.]|\\.(?=.*\\.))+/g,"-").replace(/^-|-(?=\\.|$)/g,"")',
  },
  {
    purpose: 'underscores and tildes in the names of files and articles',
    find: /\/\[\^\\w-~\]\//g,
    replacement: '/[^A-Za-z0-9-]/',
  },
  {
    purpose: 'renaming a file before it is uploaded to a name that uploading would correct',
    find: /(?<=\w\((\w+\(\w+\))\.trim\(\))(?=\)\),\w+=\w+\(\(\)=>\w+\(\w+\(\w+\)\)\.extension\))/g,
    replacement: ',{slugificationEnabled:!!$1.trim()}',
  },
  {
    purpose: 'finding only pictures in texts, not links to downloads',
    find: /(?<=\w=)\/!\\\[\.\*\?\\\]\\\(\(\.\+\?\)\(\?:\\s\+"\.\*\?"\)\?\\\)\/g/g,
    replacement: '/\\](?:\\(|:\\s*)<?([^\\s)>]+)/g',
  },
  {
    purpose: 'finding pictures and downloads in no text of our own type of field',
    find: /(?<=\[`richtext`,`markdown`)(?=\]\.includes\(\w+\)\)\{let \w+=\[\.\.\.)/g,
    replacement: `,"${textFieldType}"`,
  },
  {
    purpose: 'cutting a deleted file out of the texts that use it, instead of refusing to delete it',
    find: /(?<=validities:\{\[\w+\]:\{\}\}\}\);if\(!\w+)\|\|\w+\.valid(?=\)return\[\];)/g,
    replacement: '',
  },
  {
    purpose:
      'no backups of drafts after signing in to another backend than the first one, as local mode does',
    find: /(?<=if\((\w+))&&!\w+(?=\)\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\w+=new \w+\(\w+,`draft-backups`)/g,
    replacement: '',
  },
  {
    purpose: 'deleting the backup of a draft when a form has changed',
    find: /(?<=return (\w+)\?)\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\)(?=:null\})/g,
    replacement: '$1',
  },
  {
    purpose: 'offering a backup without saying of which text it is, and without a way to keep it for later',
    find: /(?<=let\{timestamp:\w+\}=([\w$]+),\{promise:\w+,resolve:\w+\}=Promise\.withResolvers\(\);([\w$]+)\.current=\{show:!0,timestamp:\w+,resolve:(\w+))(?=\};let \w+=await \w+;\w+!==void 0&&\(\w+\?\([\w$]+\(\{backup:\1,draft:(\w+)\}\))/g,
    replacement: ',words:window.draftOffer($1,$4,()=>{$2.current={show:!1};$3()})',
  },
  {
    purpose: 'the words of that offer',
    find: /(?<=get open\(\)\{return ([\w$]+)\.current\.show\},set open\(\w+\)\{[\w$]+\.current\.show=\w+\},children:\(\w+,\w+\)=>\{.{0,60}\[\(\)=>)[\w$]+\(`restore_backup_description`,\{values:\{datetime:\w+\(\w+\)\}\}\)/g,
    replacement: '$1.current.words',
  },
  {
    purpose: 'requiring all fields of a draft, for which writeEntry has stand-ins',
    find: /(?<==)(\w+)=>(!\w+\(\1\)\|\|\(\w+\(\1\)\?\?`draft`\)!==`draft`)/g,
    replacement: '$1=>$1.currentValues._default?.draft!==!0&&($2)',
  },
  {
    purpose: 'leaving a form by saving it or with Escape, unless a writer chooses that in the settings',
    find: /(?<=\.closeOnSave\?\?=)!0(,\w+\.closeWithEscape\?\?=)!0/g,
    replacement: '!1$1!1',
  },
  {
    purpose: 'linking to /home, which is /',
    find: /(?<=return`\$\{\w+\.replace\(\/\\\/\$\/,``\)\}\/\$\{\w+\.replace\(\/\^\\\/\/,``\))(?=\}`\})/g,
    replacement: '.replace(/^home$/,"")',
  },
  {
    purpose: 'replacing what another writer has saved in an open pull request for the same entry',
    find: /(?<=return!\w+\.current&&!await \w+\(\w+\)\?\(await \w+\(\w+,\w+\),\w+\):)void 0/g,
    replacement: `(()=>{throw Error("",{cause:Error(${JSON.stringify(startedMeanwhile)})})})()`,
  },
  {
    purpose: 'replacing what has changed on the disk since it was read, in local mode',
    find: /(?<=return (\w+\(\w+),\w+\)\},commitChanges:async (\w+)=>)\w+\(\w+,\2\)(?=\},\w+=`sveltia-cms-test`)/g,
    replacement: 'window.saveUnchanged($2,async path=>(await $1,path)).text(),()=>$&)',
  },
  {
    purpose: 'the advice to try again later, above our reason for not saving',
    find: /(?<=\{(\w+\(\w+\))&&\w+\(\w+\)\}\),\w+\(\w+=>\w+\(\w+,`\$\{\w+\?\?``\} `\),\[\(\)=>)(?=\w+\(`saving_entry\.error\.description`\)\])/g,
    replacement: '$1?.startsWith("Nothing is saved")?"":',
  },
  {
    purpose: 'parsing a file without its path, which the content check needs',
    find: /(?<=\w+\(\w+,(\w+)\),\{format:\w+\}=\w+\(\{collection:\w+,collectionFile:\w+,isIndexFile:\w+\}\),\w+=\w+\.get\(\w+\)\?\.parser;if\(\w+\)return \w+\(\w+)(?=\))/g,
    replacement: ',$1',
  },
  {
    purpose: 'leaving downloads, and the pictures of pages and people, out of the data of a form',
    find: /(?<=return \1\|\|\((\w+)=\w+\.filter\()(\w+)=>\w+\(\2,(\w+)\)(?=\),\w+\.map\.set\(\3,\1\)\),\1\})/g,
    replacement: '()=>!0',
  },
  {
    purpose:
      'leaving out the fields of a form that are not in view, which Tab would skip and a search not find',
    find: /(?<=\(async\(\)=>\{await )(\w+)\((\w+\(\w+\))\)(?=,\w+\(\w+,!0\)\}\)\(\),\(\)=>\{)/g,
    replacement: `($2.closest('[data-mode="edit"]')||$1($2))`,
  },
  {
    purpose: 'Enter on Create New Entry, which would open a menu without items',
    find: /(?<=\[`Enter`,` `\]\.includes\(\w+\)&&!\w+)(?=\)\{\w+\.preventDefault\(\),\w+\.stopPropagation\(\),this\.open=!this\.open;)/g,
    replacement: '&&this.anchorElement.hasAttribute("aria-haspopup")',
  },
  {
    purpose: 'the name of the only locale, _default, in the names that screen readers say',
    find: /(?<=:`Edit )\{\$locale\} (Content`.{1,40}Preview )\{\$locale\} (.{1,90}Show )\{\$locale\} (.{1,60}`)\{\$locale\} /g,
    replacement: '$1$2$3',
  },
  {
    purpose: 'disabled panels, Validation and Backlinks in the menu of a form on a phone',
    find: /(?<=\(\)=>\w+\(\w+\.current\))(?=,\(\{key:\w+,disabled:\w+\}\)=>)/g,
    replacement: '.filter(({key,disabled})=>!disabled&&!["validation","backlinks"].includes(key))',
  },
  {
    purpose: 'fonts from a CDN, besides those in the package',
    find: /\/\* https:\/\/fontsource\.org\/fonts\/source-sans-3\/cdn \*\/[\s\S]*?(?=\.material-symbols-outlined \{)/g,
    replacement: '',
  },
];

/** The code of the package with its parts replaced. Throws if one of them is not found exactly once. */
export function withPatches(code: string): string {
  return patches.reduce(applyPatch, code);
}

function applyPatch(code: string, { purpose, find, replacement }: (typeof patches)[number]): string {
  const count = code.match(find)?.length ?? 0;
  if (count !== 1)
    throw new Error(
      `@sveltia/cms has changed: the pattern for "${purpose}" matches ${count} times in npm/index.js instead of once. Correct it in tools/editor/patches.ts.`,
    );
  return code.replace(find, replacement);
}

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

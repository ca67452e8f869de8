const patches: readonly { purpose: string; find: RegExp; replacement: string }[] = [
  {
    purpose: 'reading a file without its line endings and byte-order mark',
    find: /(?<=async (\w+)=>)\(await \1\.text\(\)\)\.replace\(\/\\r\\n\?\/g,`\n`\)/g,
    replacement: 'new TextDecoder("utf-8",{ignoreBOM:true}).decode(await $1.arrayBuffer())',
  },
  {
    purpose: 'parsing a file without its line endings',
    find: /(\w+)=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);(?=let)/g,
    replacement: '',
  },
  {
    purpose: 'trimming a formatted file',
    find: /return`\$\{\(await (\w+)\((\w+)\)\)\.trim\(\)\}\\n`/g,
    replacement: 'return await $1($2)',
  },
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
    purpose: 'renaming a file in Assets to a name that the content check refuses',
    find: /(?<=if\()(\w+\(\w+\))\.includes\(`\/`\)(?=\)return`character`)/g,
    replacement: '!/^[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-z0-9]+$/.test($1)',
  },
  {
    purpose: 'the reason for refusing that name',
    find: /(?<=enter_new_name_for_asset_error:\{empty:`[^`]*`,character:`)[^`]*/g,
    replacement: 'The name must be lower-case words joined by hyphens, such as team-day.jpg.',
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
  {
    purpose: 'a request to githubstatus.com',
    find: /`https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json`/g,
    replacement: '`data:application/json,{"status":{"indicator":"none"}}`',
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

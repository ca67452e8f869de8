import CMS, { type CmsConfig, type GitHubBackend } from '@sveltia/cms';
import { pages } from './check/checker.client';
import { registerCheck } from './check/checkField.client';
import { noteId, withCounted } from './countedFields';
import { technicalKey, unreadableEntry, type Values } from './entryFile';
import { fileFormats, readEntry, writeEntry } from './fileFormats';
import { holdFormWhileSaving } from './formWhileSaving.client';
import { registerPreview } from './preview/register.client';
import { refuseDirectCommits } from './reviewOnly.client';
import { registerTextField } from './text-field/field.client';
import { keepUnsavedText } from './unsavedText.client';
import { watchUploads } from './uploads';

declare const EDITOR_CONFIG: CmsConfig;

// Before the content check, which takes a moment.
holdFormWhileSaving();
const formats = fileFormats(EDITOR_CONFIG);
registerCheck(formats);
for (const format of formats) {
  registerPreview(format, formats);
  CMS.registerCustomFormat(format.path, format.extension, {
    fromFile: (source: string) => {
      try {
        return readEntry(source, format);
      } catch (error) {
        return unreadableEntry(source, error as Error);
      }
    },
    toFile: (values: Values) => writeEntry(values, format),
  });
}

registerTextField(pages);

CMS.registerEventListener({
  name: 'preSave',
  // The form then has them, too, so that the next save writes the same.
  handler: ({ entry }) => {
    const { technical, ...own } = (entry.get('data') as unknown as { toJS(): Values }).toJS();
    const names = formats.find(({ path }) => path === entry.get('collection'))?.names ?? [];
    const { id, readTime } = withCounted({ ...own, ...(technical as Values) }, names);
    noteId({ id });
    return id === undefined ? entry : entry.mergeIn(['data', technicalKey], { id, readTime });
  },
});

keepUnsavedText();
watchUploads();
const { branch } = EDITOR_CONFIG.backend as GitHubBackend;
if (branch) refuseDirectCommits(branch);
CMS.init({ config: EDITOR_CONFIG });

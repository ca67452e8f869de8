import CMS, { type CmsConfig, type GitHubBackend } from '@sveltia/cms';
import { pages, people } from './check/checker.client';
import { registerCheck } from './check/checkField.client';
import { confirmRemovals } from './confirmRemoval.client';
import { unreadableEntry, type Values } from './entryFile';
import { fileFormats, readEntry, writeEntry } from './fileFormats';
import { holdFormWhileSaving } from './formWhileSaving.client';
import { registerPreview } from './preview/register.client';
import { createClass, type FieldType, h } from './react.client';
import { refuseDirectCommits } from './reviewOnly.client';
import { registerSuggestions } from './suggest.client';
import { registerTextField } from './text-field/field.client';
import { linkFieldType, personFieldType } from './text-field/fieldType';
import { askBeforeLosingText, keepOfferedText } from './unsavedText.client';
import { watchUploads } from './uploads';

declare const EDITOR_CONFIG: CmsConfig;

/** The highest number of a field in a folder of content/, by both, such as `articles id`. */
const highest = new Map<string, number>();

// Before the content check, which takes a moment.
holdFormWhileSaving();
const formats = fileFormats(EDITOR_CONFIG);
registerCheck(formats);
for (const format of formats) {
  registerPreview(format, formats);
  CMS.registerCustomFormat(format.path, format.extension, {
    fromFile: (source: string) => {
      try {
        const values = readEntry(source, format);
        noteNumbers(format.path, values);
        return values;
      } catch (error) {
        return unreadableEntry(source, error as Error);
      }
    },
    toFile: (values: Values) => {
      try {
        return writeEntry(values, format);
      } catch (cause) {
        // The package shows the message of the cause of an error with this message.
        throw new Error('saving_failed', { cause });
      }
    },
  });
}

const number = CMS.getFieldType('number') as FieldType;
CMS.registerFieldType(
  'nextNumber',
  createClass({
    componentDidMount() {
      if (isNew(this.props)) this.props.onChange(this.next());
    },
    next() {
      const { entry, field } = this.props;
      return 1 + (highest.get(`${entry?.get('collection')} ${field.get('name')}`) ?? 0);
    },
    render() {
      const { props } = this;
      return h(number.control, isNew(props) ? { ...props, value: this.next() } : props);
    },
  }),
  number.preview,
);

registerTextField(pages);
registerSuggestions(linkFieldType, pages);
registerSuggestions(personFieldType, people);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const values = (entry.get('data') as unknown as { toJS(): Values }).toJS();
    noteNumbers(String(entry.get('collection')), values);
  },
});

askBeforeLosingText();
keepOfferedText();
watchUploads();
confirmRemovals();
const { branch } = EDITOR_CONFIG.backend as GitHubBackend;
if (branch) refuseDirectCommits(branch);
CMS.init({ config: EDITOR_CONFIG });

/** Notes the numbers of a document that no other may have. */
function noteNumbers(collection: string, { id, navigation }: Values): void {
  const { position } = (navigation ?? {}) as Values;
  for (const [name, value] of Object.entries({ id, position })) {
    const key = `${collection} ${name}`;
    if (typeof value === 'number') highest.set(key, Math.max(value, highest.get(key) ?? 0));
  }
}

/** An emptied field is null. */
function isNew({ value }: { value: unknown }): boolean {
  return value === '';
}

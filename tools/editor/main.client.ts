import CMS, { type CmsConfig, type GitHubBackend } from '@sveltia/cms';
import { today } from '../../lib/content/buildDay';
import { scheduledDay } from '../../lib/content/publication';
import { focusAddedItems } from './addedItems.client';
import { pages } from './check/checker.client';
import { registerCheck } from './check/checkField.client';
import { expandOnClick } from './collapsedItems.client';
import { confirmRemovals } from './confirmRemoval.client';
import { draftOffer } from './draftOffer';
import { dropBesideList } from './dropBesideList.client';
import { scheduledMark, statusKey, unreadableEntry, type Values } from './entryFile';
import { fileFormats, readEntry, writeEntry } from './fileFormats';
import { keepFormPosition } from './formPosition.client';
import { holdFormWhileSaving } from './formWhileSaving.client';
import { noteText, saveUnchanged } from './localFiles.client';
import { takeOnlyChoice } from './onlyChoice.client';
import { registerPreview } from './preview/register.client';
import { createClass, type FieldType, h } from './react.client';
import { refuseDirectCommits } from './reviewOnly.client';
import { showSectionChoices } from './sectionChoices.client';
import { registerSuggestions } from './suggest.client';
import { registerTextField } from './text-field/field.client';
import { linkFieldType, personFieldType } from './text-field/fieldType';
import { askBeforeLosingText } from './unsavedText.client';

declare const EDITOR_CONFIG: CmsConfig;

const number = CMS.getFieldType('number') as FieldType;
const text = CMS.getFieldType('string') as FieldType;
/** Names of people by the names of their files, as the editor has read and saved them. */
const people = new Map<string, string>();
/** The highest number of a field in a folder of content/, by both, such as `articles id`. */
const highest = new Map<string, number>();
const formats = fileFormats(EDITOR_CONFIG);
holdFormWhileSaving();
registerCheck(formats);

for (const format of formats) {
  registerPreview(format, formats);
  CMS.registerCustomFormat(format.path, format.extension, {
    // The path is an argument of our own, see patches.ts.
    fromFile: (source: string, path = '') => {
      noteText(path, source);
      try {
        const values = readEntry(source, format);
        noteNumbers(format.path, values);
        noteName(path, values.name);
        return { ...values, [statusKey]: statusOf(values) };
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

// Read-only once the file exists.
CMS.registerFieldType(
  'fixed',
  createClass({
    render() {
      // A new entry has no path.
      const readonly = Boolean(this.props.entry?.get('path'));
      return h(text.control, Object.assign({}, this.props, { readonly }));
    },
  }),
  text.preview,
);

// The package calls them, see patches.ts.
Object.assign(window, { draftOffer, saveUnchanged });

registerTextField(pages);
registerSuggestions(linkFieldType, async () =>
  (await pages()).map(({ title, url }) => [url, title] as const),
);
registerSuggestions(personFieldType, () => [...people]);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const values = (entry.get('data') as unknown as { toJS(): Values }).toJS();
    noteNumbers(String(entry.get('collection')), values);
    return entry.setIn(['data', statusKey], statusOf(values));
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => noteName(String(entry.get('path')), entry.getIn(['data', 'name'])),
});

askBeforeLosingText();
showSectionChoices(EDITOR_CONFIG);
expandOnClick();
confirmRemovals();
focusAddedItems();
dropBesideList();
keepFormPosition();
takeOnlyChoice();
const { branch } = EDITOR_CONFIG.backend as GitHubBackend;
if (branch) refuseDirectCommits(branch);
CMS.init({ config: EDITOR_CONFIG });

/** Notes the name of a person, by the path of the file. */
function noteName(path: string, name: unknown): void {
  const slug = /^content\/people\/([\w-]+)\.md$/.exec(path)?.[1];
  if (slug && typeof name === 'string') people.set(slug, name);
}

/** Notes the numbers of a document that no other may have. */
function noteNumbers(collection: string, { id, navigation }: Values): void {
  const { position } = (navigation ?? {}) as Values;
  for (const [name, value] of Object.entries({ id, position })) {
    const key = `${collection} ${name}`;
    if (typeof value === 'number') highest.set(key, Math.max(value, highest.get(key) ?? 0));
  }
}

/** What lists show after the title. */
function statusOf({ draft, date }: Values): string {
  const publication = { draft: draft === true, date: String(date ?? '') };
  if (publication.draft) return ' (draft)';
  const day = scheduledDay(publication, today());
  return day ? ` (${scheduledMark} ${day})` : '';
}

/** An emptied field is null. */
function isNew({ value }: { value: unknown }): boolean {
  return value === '';
}

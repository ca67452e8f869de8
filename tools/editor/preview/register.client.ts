import CMS, {
  type CmsConfig,
  type CustomPreviewTemplateProps,
  type EntryCollection,
  type FileCollection,
} from '@sveltia/cms';
import { textKey, type Values } from '../entryFile';
import { contentOf, type FileFormat } from '../fileFormats';
import { labelOf } from '../labels';
import { type FormPlace, leadTo } from '../leadTo.client';
import { createPreviewClass, h } from '../react.client';
import type { FindAsset } from './assets';
import type { Entry } from './content';
import { onPlaceChange, type Place, withOtherValue } from './focusedPlace.client';
import { hasField, placeOfDrawing, placeOfWords } from './placeOfWords';
import type { Clicked } from './preview.client';

declare const EDITOR_CONFIG: CmsConfig;

type Preview = ReturnType<typeof import('./preview.client').openPreview>;

type OpenPreview = { preview?: Preview; reveal(place: Place): void };

const openPreviews = new Set<OpenPreview>();

CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    for (const { preview } of openPreviews) preview?.readPicturesAgain();
  },
});

/** Whether a click in the preview led to where the writer is: what shows it was in view, and may have been scrolled away. */
let isFromPreview = false;

for (const type of ['pointerdown', 'keydown'])
  addEventListener(
    type,
    () => {
      isFromPreview = false;
    },
    { capture: true },
  );

onPlaceChange((place) => {
  if (!isFromPreview) for (const open of openPreviews) open.reveal(place);
});

/** A separate bundle, loaded with the first form. */
const bundle = '/preview.js';

/** Registers the preview of the documents with one of the formats. */
export function registerPreview(format: FileFormat, formats: readonly FileFormat[]): void {
  CMS.registerPreviewTemplate(
    fileOf(format) ?? format.path,
    createPreviewClass({
      element: null as HTMLElement | null,
      preview: undefined as Preview | undefined,
      others: [] as readonly Entry[],

      setElement(element: HTMLElement | null) {
        this.element = element;
      },
      async componentDidMount() {
        const { openPreview }: typeof import('./preview.client') = await import(bundle);
        const entries = await Promise.all(formats.map((each) => entriesOf(each, this.props)));
        if (!this.element) return;
        this.others = entries.flat();
        const onPick = (clicked: Clicked) => this.pick(clicked);
        this.preview = openPreview(this.element, { others: this.others, onPick });
        openPreviews.add(this);
        this.update();
      },
      componentDidUpdate() {
        this.update();
      },
      componentWillUnmount() {
        openPreviews.delete(this);
        this.preview?.close();
      },
      update() {
        this.preview?.update(this.edited());
      },
      /** Scrolls to what shows a value. */
      reveal(at: Place) {
        this.preview?.revealDifference(this.edited((values) => withOtherValue(at, values)));
      },
      edited(changed?: (values: Values) => Values) {
        const entry = entryFrom(format, this.props.entry, changed);
        return { entry, find: finderFor(entry, this.props.getAsset) };
      },
      /** Goes to the field with the first of the words that a field has. */
      pick(clicked: Clicked) {
        const place = placeOf(clicked, valuesOf(this.props.entry));
        this.preview?.answer(place ? undefined : whereElse(clicked, this.others));
        isFromPreview = place !== undefined;
        if (place) leadTo(place);
      },
      render() {
        return h('div', { ref: this.setElement });
      },
    }),
  );
}

/**
 * Where a form has the first of the words that it has, or what decides on a drawing. What is inside a page is not in the
 * header and footer.
 */
function placeOf(
  { words, isOutsideMain, drawingOf, ...place }: Clicked,
  values: Values,
): FormPlace | undefined {
  if (drawingOf)
    return drawingOf.map((heading) => placeOfDrawing(heading, values, place.withFacts)).find(Boolean);
  const { sections: _, [textKey]: __, ...outside } = values;
  return words.map((each) => placeOfWords(each, isOutsideMain ? outside : values, place)).find(Boolean);
}

/** In which form words are that this one does not have: one that has nothing else in a field, otherwise the first. */
function whereElse(clicked: Clicked, others: readonly Entry[]): string {
  const forms = others.filter(({ fields, text }) => placeOf(clicked, { ...fields, [textKey]: text }));
  const form = forms.find(({ fields }) => clicked.words.some((words) => hasField(fields, words))) ?? forms[0];
  if (!form) return 'No form has this: it is part of the site.';
  return `${clicked.drawingOf ? 'This drawing belongs to' : 'These words are in'} another form: ${nameOfForm(form)}.`;
}

/** As the lists of the editor name it. */
function nameOfForm({ collection, slug, fields }: Entry): string {
  const list = (EDITOR_CONFIG.collections as (EntryCollection & FileCollection)[]).find(
    ({ name }) => name === collection,
  );
  const ownName = list?.files?.find(({ name }) => name === slug)?.label;
  return `“${ownName ?? fields.title ?? fields.name ?? labelOf(slug)}” in the list “${list?.label}”`;
}

/** The name of the file with a format that only one file has, which is in the list `site`. */
function fileOf({ path }: FileFormat): string | undefined {
  return /^(.*)\.yaml$/.exec(path)?.[1];
}

function collectionOf(format: FileFormat): string {
  return fileOf(format) ? 'site' : format.path;
}

/** The documents with a format that the editor has read. */
async function entriesOf(
  format: FileFormat,
  { getCollection }: CustomPreviewTemplateProps,
): Promise<Entry[]> {
  const entries = await getCollection(collectionOf(format), fileOf(format));
  return [entries].flat().map((entry) => entryFrom(format, entry));
}

function entryFrom(
  format: FileFormat,
  entry: CustomPreviewTemplateProps['entry'],
  changed = (values: Values) => values,
): Entry {
  const slug = String(entry.get('slug') || 'new');
  return { collection: collectionOf(format), slug, ...contentOf(changed(valuesOf(entry)), format) };
}

/** Finds the files that are uploaded with an entry, too. */
function finderFor({ uploads }: Entry, find: FindAsset): FindAsset {
  return (path) => {
    const url = uploads[path.slice(1)];
    return url === undefined ? find(path) : { url };
  };
}

function valuesOf(entry: CustomPreviewTemplateProps['entry']): Values {
  return (entry.get('data') as unknown as { toJS(): Values }).toJS();
}

import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';
import { type Values, withoutOwnKeys } from '../entryFile';
import type { Entry } from './content';

/** The package's copy of React. */
declare const window: {
  createClass(specification: object & ThisType<Component>): ComponentType<CustomPreviewTemplateProps>;
  h: typeof createElement;
};

type Preview = ReturnType<typeof import('./preview.client').openPreview>;

type Component = {
  props: CustomPreviewTemplateProps;
  element: HTMLElement | null;
  preview?: Preview;
  isClosed?: boolean;
  update(): void;
};

/** What a save would write of the values in a form. */
type ContentOf = (values: Values) => Pick<Entry, 'fields' | 'text'>;

const collections = new Map<string, ContentOf>();

/** A bundle of its own, loaded with the first form. */
const bundle = '/preview.js';

/** Registers the preview of the documents in a folder of content/. */
export function registerPreview(collection: string, contentOf: ContentOf): void {
  collections.set(collection, contentOf);
  CMS.registerPreviewTemplate(
    collection,
    window.createClass({
      async componentDidMount() {
        const { openPreview }: typeof import('./preview.client') = await import(bundle);
        const entries = await Promise.all([...collections.keys()].map((name) => entriesOf(name, this.props)));
        if (this.isClosed || !this.element) return;
        this.preview = openPreview(this.element, entries.flat());
        this.update();
      },
      componentDidUpdate() {
        this.update();
      },
      componentWillUnmount() {
        this.isClosed = true;
        this.preview?.close();
      },
      update() {
        const { entry, getAsset } = this.props;
        const edited = entryFrom(collection, entry);
        const fields = withoutOwnKeys(edited.fields);
        this.preview?.update({ entry: { ...edited, fields }, find: getAsset });
      },
      render() {
        return window.h('div', {
          ref: (element: HTMLElement | null) => {
            this.element = element;
          },
        });
      },
    }),
  );
}

/** The documents of a collection that the editor has read. */
async function entriesOf(
  collection: string,
  { getCollection }: CustomPreviewTemplateProps,
): Promise<Entry[]> {
  const entries = await getCollection(collection);
  return [entries].flat().map((entry) => entryFrom(collection, entry));
}

function entryFrom(collection: string, entry: CustomPreviewTemplateProps['entry']): Entry {
  const data = entry.get('data') as unknown as { toJS(): Values };
  const contentOf = collections.get(collection) as ContentOf;
  return { collection, slug: String(entry.get('slug') || 'new'), ...contentOf(data.toJS()) };
}

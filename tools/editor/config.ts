import type { CmsConfig, EntryCollection, Field, GitHubBackend } from '@sveltia/cms';
import { z } from 'zod';
import { readCategories } from '../../lib/categories/readCategories';
import type { editor } from '../../lib/company/editor';
import type { Collection } from '../../lib/content/collection';
import { inputSchema } from '../../lib/content/editors';
import { pictureFolder, pictureInTextPattern } from '../../lib/pictures/schema';
import { downloadsFolder } from '../../lib/text/downloads/plugin';
import { collections } from '../collections';
import { statusKey, textKey } from './entryFile';

type Property = {
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  const?: string;
  title?: string;
  items?: Property;
  minItems?: number;
  maxItems?: number;
  anyOf?: Property[];
  oneOf?: Property[];
  properties?: Record<string, Property>;
  required?: string[];
};

/** The configuration for the working copy in a folder of this name. Only the local mode of the editor works. */
export function localConfig(title: string, folder: string): CmsConfig {
  // The sign-in page names the folder. The package requires a way to sign in, which `localStyles` hides.
  return editorConfig(title, { repo: `local/${folder}`, auth_methods: ['token'] });
}

/** Hides the button for signing in on GitHub. */
export const localStyles = '.buttons > button.secondary { display: none; }';

const hidden = [
  // The downloads, where pictures are chosen.
  `dialog [name="default-assets:${downloadsFolder}"]`,
  // The toolbar of the text, which has no buttons.
  '.text-editor .toolbar',
  // Delete in the lists of articles and pages, which is disabled, and the boxes that choose what to delete.
  '#collection-container .toolbar.primary :disabled',
  '#collection-container .checkbox',
  // Edit Slug, which is disabled. The item that follows it is enabled by a change.
  '.menu > .menuitem:has(> :disabled):has(+ .menuitem)',
];

/** Hides the controls that the configuration disables for ever. */
export const styles = `${hidden.join(', ')} { display: none !important; }`;

/** The configuration for a repository on GitHub. */
export function hostedConfig(
  title: string,
  { repository, branch, signIn }: z.infer<typeof editor>,
): CmsConfig {
  return editorConfig(title, {
    repo: repository,
    branch,
    ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
  });
}

function editorConfig(title: string, backend: Omit<GitHubBackend, 'name'>): CmsConfig {
  return {
    load_config_file: false,
    app_title: title,
    backend: { name: 'github', ...backend },
    publish_mode: 'editorial_workflow',
    // No media_folder here: references to pictures would be compared with its public folder, which cannot be relative.
    asset_collections: [
      {
        name: downloadsFolder,
        label: 'Downloads',
        media_folder: `content/${downloadsFolder}`,
        public_folder: `../${downloadsFolder}`,
      },
    ],
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: collections.filter(({ extension }) => extension === '.md').map(collectionConfig),
  };
}

function collectionConfig(collection: Collection): EntryCollection {
  const { name, path, schema } = collection;
  const categories = readCategories('content').map(({ name }) => name);
  const fields = fieldsOf(schema, inputSchema(schema, categories) as Property);
  // A person has a name in its place.
  const title = 'title' in schema.shape ? 'title' : 'name';
  return {
    name: path,
    label: labelOf(path),
    label_singular: labelOf(name),
    folder: `content/${path}`,
    // Paths of pictures in the text are relative to the file.
    media_folder: `/content/${pictureFolder}`,
    public_folder: `../${pictureFolder}`,
    // main.client.ts registers a format with this name.
    format: path as EntryCollection['format'],
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: ['create'] },
    aliases_field: false,
    // A file that cannot be read has no title: the package takes the words of its name.
    summary: `{{${title}}}{{${statusKey}}}`,
    // The policy lets none in from the image host.
    thumbnail: false,
    // Only merging the pull request publishes. The check refuses the removal of a published URL, and a copy would have
    // the id of its original.
    ...{ publish: false, delete: false, duplicate: false },
    ...viewsOf(fields.map((field) => field.name)),
    fields: [...fields, textField, { name: statusKey, widget: 'hidden' }],
  };
}

const textField: Field = {
  name: textKey,
  label: 'Text',
  hint: 'Markdown: `## heading`, `- item`, `[words](/contact)`, `![What it shows](../pictures/team-day.jpg)`. More in CONTRIBUTING, The text.',
  widget: 'markdown',
  required: false,
  // The other mode rewrites Markdown that it does not know.
  modes: ['raw'],
  // Buttons work only in the other mode.
  buttons: [],
  editor_components: [],
};

function viewsOf(names: readonly string[]): Partial<EntryCollection> {
  return {
    sortable_fields: {
      fields: names.filter((name) => ['date', 'title', 'name', 'order'].includes(name)),
      ...(names.includes('date') && { default: { field: 'date', direction: 'descending' } }),
    },
    view_filters: [
      ...(names.includes('draft') ? [{ label: 'Drafts', field: 'draft', pattern: true }] : []),
      ...(names.includes('date') ? [{ label: 'Scheduled', field: 'date', gt: '{{today}}' }] : []),
    ],
  };
}

type Widget = Partial<Field> & { widget: string };

/** The form for a schema. */
export function fieldsOf(schema: z.ZodObject, { properties = {}, required = [] }: Property): Field[] {
  // The editor itself writes which type of section an item is.
  const shown = Object.entries(properties).filter(([, property]) => property.const === undefined);
  return shown.map(([name, property]) =>
    fieldOf(name, property, unwrapped(schema.shape[name] as z.ZodType), required.includes(name)),
  );
}

function fieldOf(name: string, property: Property, type: z.ZodType, required: boolean): Field {
  const { description, pattern } = property;
  // That a required field is empty the editor says itself.
  const isRule = pattern !== undefined && pattern !== '\\S';
  return {
    name,
    label: labelOf(name),
    required,
    ...(description && { hint: description }),
    ...(isRule && { pattern: [formPattern(pattern, type), messageOf(type)] }),
    ...widgetOf(name, property, type, required),
  } as Field;
}

function widgetOf(name: string, property: Property, type: z.ZodType, required: boolean): Widget {
  const { enum: options, format, items, minimum: min } = property;
  if (options) return { widget: 'select', options };
  if (name === 'id') return { widget: 'nextId' };
  if (format === 'date')
    return {
      ...{ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
      // An optional day that nobody chose would be saved.
      ...(required && { default: '{{now}}' }),
    };
  if (acceptsPicture(type)) return { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/avif' };
  if (property.type === 'boolean') return { widget: 'boolean' };
  if (property.type === 'integer') return { widget: 'number', value_type: 'int', min };
  if (property.type === 'number') return { widget: 'number', value_type: 'float', min };
  if (type instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(type, property) };
  if (items?.enum) return { widget: 'select', multiple: true, options: items.enum };
  if (items && type instanceof z.ZodArray)
    return listOf(property, items, type.element as z.ZodType, required);
  if (type instanceof z.ZodUnion) return groupOf(property.anyOf ?? [], type.options as z.ZodType[]);
  return { widget: type.safeParse('two\nlines').success ? 'text' : 'string' };
}

function listOf(
  { minItems: min, maxItems: max }: Property,
  items: Property,
  element: z.ZodType,
  required: boolean,
): Widget {
  // An optional list is deleted by emptying it.
  const size = { ...(min && required && { min }), ...(max && { max }) };
  if (element instanceof z.ZodDiscriminatedUnion) {
    const options = element.options as z.ZodObject[];
    const types = options.map((option, index) => typeOf(option, items.oneOf?.[index] ?? {}));
    return { widget: 'list', ...size, typeKey: element.def.discriminator, types, collapsed: 'auto' };
  }
  if (element instanceof z.ZodObject)
    return { widget: 'list', ...size, fields: fieldsOf(element, items), collapsed: 'auto' };
  return { widget: 'list', field: fieldOf('item', items, element, true) };
}

/** A group of fields of which one can also be alone: navigation.ts turns one into the other. */
function groupOf(properties: readonly Property[], options: readonly z.ZodType[]): Widget {
  const group = options.findIndex((option) => option instanceof z.ZodObject);
  const [alone] = properties.filter((_, index) => index !== group);
  const property = properties[group] ?? {};
  const required = Object.entries(property.properties ?? {}).filter(([, { type }]) => type === alone?.type);
  const names = required.map(([name]) => name);
  const fields = fieldsOf(options[group] as z.ZodObject, { ...property, required: names });
  return { widget: 'object', fields };
}

/** A type of section, with its description in the list to choose from. */
function typeOf(schema: z.ZodObject, property: Property) {
  const { title = '', description } = property;
  const label = description ? `${labelOf(title)}: ${description.replace(/\.$/, '')}` : labelOf(title);
  return { name: title, label, widget: 'object' as const, fields: fieldsOf(schema, property) };
}

function unwrapped(type: z.ZodType): z.ZodType {
  return type instanceof z.ZodOptional ? unwrapped(type.unwrap() as z.ZodType) : type;
}

/** Whether a field takes the name of a picture's file, and not any words. */
function acceptsPicture(type: z.ZodType): boolean {
  return type.safeParse('a-picture.jpg').success && !type.safeParse('A picture').success;
}

/** A pattern for what the form holds: of a picture of content/pictures the path from the article, see `withPicturePaths`. */
function formPattern(pattern: string, type: z.ZodType): string {
  return acceptsPicture(type) ? `${pattern}|${pictureInTextPattern.source}` : pattern;
}

/** What a schema says about a value in a wrong form. */
function messageOf(type: z.ZodType): string {
  const message = type.safeParse('?').error?.issues[0]?.message ?? 'is not in the right form';
  return acceptsPicture(type) ? `${message}, without ? and what follows it` : message;
}

/** `Read time` for `readTime`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

import CMS from '@sveltia/cms';
import { createClass, type FieldType, h } from './react.client';
import { personFieldType } from './text-field/fieldType';

/** Names of people by the names of their files, as the editor has read and saved them. */
const people = new Map<string, string>();

/** A person whom the editor has read or saved, by the path of the file. */
export function suggestPerson(path: string, name: unknown): void {
  const slug = /^content\/people\/([\w-]+)\.md$/.exec(path)?.[1];
  if (slug && typeof name === 'string') people.set(slug, name);
}

/** Registers the type of field for a person: a line with the people of the site to choose from. */
export function registerPersonField(): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const field = createClass({
    render() {
      const id = `people-${this.props.forID}`;
      return h(
        'div',
        // The control of the package has no property for it.
        { onFocus: ({ target }: { target: Element }) => target.setAttribute('list', id) },
        h(control, this.props),
        h(
          'datalist',
          { id },
          ...[...people].map(([slug, name]) => h('option', { value: slug, key: slug }, name)),
        ),
      );
    },
  });
  CMS.registerFieldType(personFieldType, field, preview);
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => suggestPerson(String(entry.get('path')), entry.getIn(['data', 'name'])),
  });
}

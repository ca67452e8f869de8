import CMS, {
  type CmsConfig,
  type CustomFieldControlProps,
  type EntryCollection,
  type FieldTypeDefinition,
} from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';
import { today } from '../../lib/content/buildDay';
import { withPictureNames, withPicturePaths } from '../../lib/pictures/editorPaths';
import { formatEntry, parseEntry, statusKey, textKey, unreadableEntry, type Values } from './entryFile';
import { withNavigationFields, withShortNavigation } from './navigation';
import { askBeforeLosingText } from './unsavedText.client';

declare const EDITOR_CONFIG: CmsConfig;

/** React, which the package puts on `window` because its fields must use the same copy. */
declare const window: {
  createClass(
    specification: object & ThisType<{ props: CustomFieldControlProps }>,
  ): ComponentType<CustomFieldControlProps>;
  h: typeof createElement;
};

const number = CMS.getFieldType('number') as {
  [Part in keyof FieldTypeDefinition]: NonNullable<FieldTypeDefinition[Part]>;
};
let highestId = 0;

for (const { name, fields } of EDITOR_CONFIG.collections as EntryCollection[]) {
  const names = fields.map((field) => field.name).filter((field) => field !== textKey && field !== statusKey);
  const pictures = fields.filter(({ widget }) => widget === 'image').map((field) => field.name);
  CMS.registerCustomFormat(name, 'md', {
    fromFile: (source: string) => {
      try {
        const values = parseEntry(source, names);
        if (typeof values.id === 'number') highestId = Math.max(highestId, values.id);
        return {
          ...withNavigationFields(withPicturePaths(values, pictures)),
          [statusKey]: statusOf(values),
        };
      } catch (error) {
        return unreadableEntry(source, error as Error);
      }
    },
    toFile: (values: Values) => {
      try {
        return formatEntry(withShortNavigation(withPictureNames(values, pictures)), names);
      } catch (cause) {
        // The package shows the message of the cause of an error with this message.
        throw new Error('saving_failed', { cause });
      }
    },
  });
}

CMS.registerFieldType(
  'nextId',
  window.createClass({
    componentDidMount() {
      if (isNew(this.props)) this.props.onChange(highestId + 1);
    },
    render() {
      const { props } = this;
      return window.h(number.control, isNew(props) ? { ...props, value: highestId + 1 } : props);
    },
  }),
  number.preview,
);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const values = (entry.get('data') as unknown as { toJS(): Values }).toJS();
    if (typeof values.id === 'number') highestId = Math.max(highestId, values.id);
    return entry.setIn(['data', statusKey], statusOf(values));
  },
});

askBeforeLosingText();
CMS.init({ config: EDITOR_CONFIG });

/** What lists show after the title. */
function statusOf({ draft, date }: Values): string {
  if (draft === true) return ' (draft)';
  return typeof date === 'string' && date > today() ? ` (scheduled for ${date})` : '';
}

/** An emptied field is null. */
function isNew({ value }: { value: unknown }): boolean {
  return value === '';
}

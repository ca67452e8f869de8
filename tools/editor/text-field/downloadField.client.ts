import CMS from '@sveltia/cms';
import { createClass, type FieldType, h } from '../react.client';
import { noteUnsavedText } from '../unsavedText.client';
import { nameOf } from '../uploads';
import { downloadQuestion } from './buttons';
import { downloadFieldType } from './fieldType';
import { pickFrom } from './files.client';

/** Registers the type of field that names of downloads have: the name, and a button that chooses or uploads a file. */
export function registerDownloadField(): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const field = createClass({
    async choose() {
      const file = await pickFrom(this.props.pickFile, downloadQuestion);
      if (!file) return;
      noteUnsavedText();
      this.props.onChange(file);
    },

    render() {
      const value = nameOf(String(this.props.value ?? ''));
      return h(
        'div',
        { className: 'button-field' },
        h(control, Object.assign({}, this.props, { value, readonly: true })),
        h('button', { type: 'button', onClick: () => this.choose() }, 'Choose a file'),
      );
    },
  });
  CMS.registerFieldType(downloadFieldType, field, preview);
}

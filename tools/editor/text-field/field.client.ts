import CMS from '@sveltia/cms';
import { keyPathOf } from '../formFields.client';
import { createClass, h } from '../react.client';
import { noteUnsavedText } from '../unsavedText.client';
import type { Sources } from './dialog.client';
import type { TextEditor } from './editor.client';
import { textFieldType } from './fieldType';
import { textFields } from './textFields.client';

/** Registers the type of field that texts have. */
export function registerTextField(pages: Sources['pages']): void {
  CMS.registerFieldType(textFieldType, textField(pages), CMS.getFieldType('markdown')?.preview);
}

function textField(pages: Sources['pages']) {
  /** On small screens, the preview removes the form. By URL and key path. */
  const left = new Map<string, ReturnType<TextEditor['leave']>>();
  return createClass({
    root: null as HTMLElement | null,
    editor: undefined as TextEditor | undefined,

    setRoot(element: HTMLElement | null) {
      this.root = element;
    },

    render() {
      return h('div', { ref: this.setRoot });
    },

    async componentDidMount() {
      try {
        // A chunk, which the lists do not need.
        const { createTextEditor } = await import('./editor.client');
        if (!this.root) return;
        this.editor = createTextEditor(this.root, {
          value: String(this.props.value ?? ''),
          former: left.get(this.place()),
          labelledBy: `${this.props.forID}-label`,
          buttons: this.props.field.toJS().buttons,
          sources: { pages, pickFile: (options) => this.props.pickFile(options) },
          title: () => String(this.props.entry?.getIn(['data', 'title']) ?? ''),
          onChange: (value) => {
            noteUnsavedText();
            this.props.onChange(value);
          },
        });
        textFields.add(this.editor.view);
      } catch (error) {
        if (this.root) this.root.innerHTML = `<p role="alert">${notLoaded}</p>`;
        throw error;
      }
    },

    componentDidUpdate() {
      this.editor?.setValue(String(this.props.value ?? ''));
    },

    componentWillUnmount() {
      if (!this.editor) return;
      textFields.delete(this.editor.view);
      left.set(this.place(), this.editor.leave());
    },

    /** The URL and key path, by which `left` has its undo. */
    place() {
      return `${location.hash} ${keyPathOf(this.root)}`;
    },
  });
}

const notLoaded =
  'This field could not be loaded. Check your connection and reload the page: the text is still there.';

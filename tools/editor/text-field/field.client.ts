import CMS from '@sveltia/cms';
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
    keyPath: '',

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
          former: left.get(`${location.hash} ${this.keyPathNow()}`),
          labelledBy: `${this.props.forID}-label`,
          buttons: this.props.field.toJS().buttons,
          sources: { pages, pickFile: (options) => this.props.pickFile(options) },
          title: () => String(this.props.entry?.getIn(['data', 'title']) ?? ''),
          onChange: (value) => {
            noteUnsavedText();
            this.props.onChange(value);
          },
        });
        this.list();
      } catch (error) {
        if (this.root) this.root.innerHTML = `<p role="alert">${notLoaded}</p>`;
        throw error;
      }
    },

    componentDidUpdate() {
      this.editor?.setValue(String(this.props.value ?? ''));
      this.list();
    },

    componentWillUnmount() {
      this.unlist();
      if (this.editor) left.set(`${location.hash} ${this.keyPath}`, this.editor.leave());
    },

    keyPathNow() {
      return this.root?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
    },

    /** An item of a list gets another key path when it is moved. */
    list() {
      const keyPath = this.keyPathNow();
      if (!this.editor || keyPath === this.keyPath) return;
      this.unlist();
      this.keyPath = keyPath;
      textFields.set(keyPath, this.editor.view);
    },

    unlist() {
      if (textFields.get(this.keyPath) === this.editor?.view) textFields.delete(this.keyPath);
    },
  });
}

const notLoaded =
  'This field could not be loaded. Check your connection and reload the page: the text is still there.';

import CMS from '@sveltia/cms';
import { textWidget } from '../entryFile';
import { createClass, type FieldType, h } from '../react.client';
import { type ToolbarButton, toolbarButtons } from './buttons';
import { ask, type Sources } from './dialog.client';
import { continueLine, type Edit, selectedWords, type Text } from './edit';
import { editOfPaste, refuseFiles } from './paste.client';

/** Registers the type of field that texts have: the package's own, with a toolbar. */
export function registerTextField(pages: Sources['pages']): void {
  const { control, preview } = CMS.getFieldType('text') as FieldType;
  const field = createClass({
    root: null as HTMLElement | null,

    setRoot(element: HTMLElement | null) {
      this.root = element;
    },

    textarea() {
      return this.root?.querySelector('textarea') as HTMLTextAreaElement;
    },

    async press(button: ToolbarButton) {
      const textarea = this.textarea();
      // A dialog takes the selection away.
      const text = textOf(textarea);
      const sources = { pages, pickFile: this.props.pickFile };
      const answers = await ask(this.root as HTMLElement, button, selectedWords(text).words, sources);
      if (answers) apply(textarea, button.edit(text, answers));
      else textarea.focus();
    },

    pressKey(event: KeyboardEvent) {
      if (event.target !== this.textarea() || event.isComposing) return;
      const { altKey, shiftKey, ctrlKey, metaKey } = event;
      const pressed = `${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${event.code}`;
      const button = this.buttons().find(({ keys }) => (isApple ? metaKey : ctrlKey) && keys === pressed);
      const isPlainEnter = event.key === 'Enter' && !(altKey || shiftKey || ctrlKey || metaKey);
      const edit = isPlainEnter && continueLine(textOf(this.textarea()));
      if (button || edit) event.preventDefault();
      if (button) this.press(button);
      if (edit) apply(this.textarea(), edit);
    },

    paste(event: ClipboardEvent) {
      if (event.target !== this.textarea()) return;
      const edit = editOfPaste(event, textOf(this.textarea()));
      if (!edit) return;
      event.preventDefault();
      apply(this.textarea(), edit);
    },

    buttons() {
      const isInlineField = this.props.field.get('isInline');
      return toolbarButtons.filter(({ isInline }) => isInline || !isInlineField);
    },

    render() {
      const buttons = this.buttons().map((button) =>
        h(
          'button',
          { ...propsOf(button), onClick: () => this.press(button) },
          h('span', { className: 'material-symbols-outlined', 'aria-hidden': true }, button.icon),
        ),
      );
      return h(
        'div',
        {
          className: 'text-field',
          ref: this.setRoot,
          onKeyDown: ({ nativeEvent }: { nativeEvent: KeyboardEvent }) => this.pressKey(nativeEvent),
          onPaste: ({ nativeEvent }: { nativeEvent: ClipboardEvent }) => this.paste(nativeEvent),
          onDrop: ({ nativeEvent }: { nativeEvent: DragEvent }) => refuseFiles(nativeEvent),
        },
        h('div', { role: 'group', 'aria-label': 'Parts of the text' }, ...buttons),
        h(control, this.props),
      );
    },
  });
  CMS.registerFieldType(textWidget.widget, field, preview);
}

const isApple = /Mac|iP/.test(navigator.platform);

function textOf({ value, selectionStart: start, selectionEnd: end }: HTMLTextAreaElement): Text {
  return { value, start, end };
}

/** Makes a change as typing does, so that the browser can take it back, and the form notices it. */
function apply(textarea: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  if (insert) document.execCommand('insertText', false, insert);
  else if (from < to) document.execCommand('delete');
  textarea.setSelectionRange(start, end);
}

function propsOf({ label, keys }: ToolbarButton) {
  const shortcut = keys?.replace(/Key|Digit/, '');
  const title = shortcut ? `${label} (${isApple ? 'Command' : 'Ctrl'}+${shortcut})` : label;
  return { key: label, type: 'button', 'aria-label': label, title };
}

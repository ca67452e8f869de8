import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { createClass, type FieldType, h } from '../react.client';
import { noteUnsavedText } from '../unsavedText.client';
import { nameOf } from '../uploads';
import type { ToolbarButton } from './buttons';
import type { Sources } from './dialog.client';
import { downloadFieldType, linkFieldType } from './fieldType';
import { pickFrom } from './files.client';
import type { TextQuestion } from './textButton';

declare const TEXT_BUTTONS: readonly ToolbarButton[];

type ButtonField = {
  /** The words of the button. */
  label: string;
  /** Returns what the writer chooses; undefined if nothing. `parent` can have a dialog. */
  choose(props: CustomFieldControlProps, parent: Element): Promise<string | undefined>;
  /** Other properties for the line above the button. */
  lineProps?(value: string): object;
};

/** Registers a type of field that is a line with a button that fills it in. */
function registerButtonField(name: string, { label, choose, lineProps }: ButtonField): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const field = createClass({
    async choose(parent: Element) {
      const value = await choose(this.props, parent);
      if (value === undefined) return;
      noteUnsavedText();
      this.props.onChange(value);
    },

    render() {
      const onClick = ({ currentTarget }: { currentTarget: Element }) =>
        this.choose(currentTarget.parentElement as Element);
      return h(
        'div',
        { className: 'button-field' },
        h(control, Object.assign({}, this.props, lineProps?.(String(this.props.value ?? '')))),
        h('button', { type: 'button', onClick }, label),
      );
    },
  });
  CMS.registerFieldType(name, field, preview);
}

/** Registers the type of field that links have: a line with the list of pages that texts have, too. */
export function registerLinkField(pages: Sources['pages']): void {
  registerButtonField(linkFieldType, {
    label: 'Choose a page',
    async choose({ value, pickFile }, parent) {
      const question = questionFrom('pages');
      const { stop, label } = question;
      const { openDialog } = await import('./dialog.client');
      const answers = { [stop]: String(value ?? '') };
      const dialog = { label, body: [], questions: [question] };
      const given = await openDialog(parent, dialog, { answers, action: 'Choose', pages, pickFile });
      return given?.[stop];
    },
  });
}

/** Registers the type of field that names of downloads have: the name, and a button that chooses or uploads a file. */
export function registerDownloadField(): void {
  registerButtonField(downloadFieldType, {
    label: 'Choose a file',
    choose: ({ pickFile }) => pickFrom(pickFile, questionFrom('downloads')),
    lineProps: (value) => ({ value: nameOf(value), readonly: true }),
  });
}

/** What a button of a text asks for from a source. */
function questionFrom(source: TextQuestion['from']): TextQuestion {
  const questions = TEXT_BUTTONS.flatMap(({ questions = [] }) => questions);
  const question = questions.find(({ from }) => from === source);
  if (!question) throw new Error(`No button of a text asks for ${source}.`);
  return question;
}

import CMS from '@sveltia/cms';
import type { ToolbarButton } from '../../../lib/text/buttons';
import type { TextQuestion } from '../../../lib/text/textPart';
import { createClass, type FieldType, h } from '../react.client';
import { noteUnsavedText } from '../unsavedText.client';
import { nameOf } from '../uploads';
import type { Sources } from './dialog.client';
import { downloadFieldType, linkFieldType } from './fieldType';
import { pickFrom } from './files.client';

declare const TEXT_BUTTONS: readonly ToolbarButton[];

/** Registers the type of field that links have: a line with the list of pages that texts have, too. */
export function registerLinkField(pages: Sources['pages']): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const linkField = createClass({
    root: null as HTMLElement | null,

    setRoot(element: HTMLElement | null) {
      this.root = element;
    },

    async choose() {
      const question = questionFrom('pages');
      if (!this.root) return;
      const { openDialog } = await import('./dialog.client');
      const { stop, label } = question;
      const answers = await openDialog(
        this.root,
        { label, body: [], questions: [question] },
        {
          ...{ answers: { [stop]: String(this.props.value ?? '') }, action: 'Choose', pages },
          pickFile: this.props.pickFile,
        },
      );
      if (!answers) return;
      noteUnsavedText();
      this.props.onChange(answers[stop] ?? '');
    },

    render() {
      return h(
        'div',
        { ref: this.setRoot, className: 'button-field' },
        h(control, this.props),
        h('button', { type: 'button', onClick: () => this.choose() }, 'Choose a page'),
      );
    },
  });
  CMS.registerFieldType(linkFieldType, linkField, preview);
}

/** Registers the type of field that names of downloads have: the name, and a button that chooses or uploads a file. */
export function registerDownloadField(): void {
  const { control, preview } = CMS.getFieldType('string') as FieldType;
  const downloadField = createClass({
    async choose() {
      const file = await pickFrom(this.props.pickFile, questionFrom('downloads'));
      if (!file) return;
      noteUnsavedText();
      this.props.onChange(file);
    },

    render() {
      const shown = { value: nameOf(String(this.props.value ?? '')), readonly: true };
      return h(
        'div',
        { className: 'button-field' },
        h(control, Object.assign({}, this.props, shown)),
        h('button', { type: 'button', onClick: () => this.choose() }, 'Choose a file'),
      );
    },
  });
  CMS.registerFieldType(downloadFieldType, downloadField, preview);
}

/** What a button of a text asks for from a source. */
function questionFrom(source: TextQuestion['from']): TextQuestion {
  const questions = TEXT_BUTTONS.flatMap(({ questions = [] }) => questions);
  const question = questions.find(({ from }) => from === source);
  if (!question) throw new Error(`No button of a text asks for ${source}.`);
  return question;
}

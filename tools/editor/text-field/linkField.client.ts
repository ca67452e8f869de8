import CMS from '@sveltia/cms';
import type { ToolbarButton } from '../../../lib/text/buttons';
import { createClass, type FieldType, h } from '../react.client';
import { noteUnsavedText } from '../unsavedText.client';
import type { Sources } from './dialog.client';
import { linkFieldType } from './fieldType';

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
      const [question] = TEXT_BUTTONS.flatMap(({ questions = [] }) => questions).filter(
        ({ from }) => from === 'pages',
      );
      if (!question || !this.root) return;
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
        { ref: this.setRoot, className: 'link-field' },
        h(control, this.props),
        h('button', { type: 'button', onClick: () => this.choose() }, 'Choose a page'),
      );
    },
  });
  CMS.registerFieldType(linkFieldType, linkField, preview);
}

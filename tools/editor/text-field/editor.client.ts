import { history, historyField, historyKeymap, standardKeymap } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { Annotation, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { ToolbarButton } from './buttons';
import type { Sources } from './dialog.client';
import { leaveList } from './lists';
import { pasteAsMarkdown } from './paste/paste.client';
import { refuseFiles } from './paste/refuseFiles.client';
import { leaveQuotation } from './quotations';
import { pressEnterInTable, selectNextCell, selectPreviousCell } from './tables';
import { textFieldTheme } from './theme.client';
import { focusToolbar, toolbar } from './toolbar.client';
import { uploadNames } from './uploadNames.client';

type Options = {
  value: string;
  /** What `leave` of a former editor of this text has returned: its undo goes on. */
  former?: Left;
  /** The id of the field's label. */
  labelledBy: string;
  onChange: (value: string) => void;
  /** The names of its buttons; all if there are none. */
  buttons?: readonly string[];
  sources: Sources;
  /** The title of the document now. */
  title: () => string;
};

declare const TEXT_BUTTONS: readonly ToolbarButton[];

export type TextEditor = {
  view: EditorView;
  /** Shows the value that the form now has. */
  setValue(value: string): void;
  /** Removes the editor. */
  leave(): Left;
};

/** The state of a removed editor. */
type Left = { doc: string };

const kept = { history: historyField };

const fromForm = Annotation.define<boolean>();

/** A text field in an element. */
export function createTextEditor(parent: HTMLElement, options: Options): TextEditor {
  const { value, former, onChange } = options;
  // The form returns each value after a while. Until then, an older one must not replace what has been typed since.
  let sent = [value];
  const config = {
    doc: value,
    extensions: [
      extensions(options),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        if (!docChanged || transactions.some((transaction) => transaction.annotation(fromForm))) return;
        sent.push(state.doc.toString());
        onChange(state.doc.toString());
      }),
    ],
  };
  const state =
    former?.doc === value ? EditorState.fromJSON(former, config, kept) : EditorState.create(config);
  const view = new EditorView({ parent, state });
  function setValue(newValue: string): void {
    const index = sent.lastIndexOf(newValue);
    if (index >= 0) {
      sent.splice(0, index);
      return;
    }
    sent = [newValue];
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: newValue },
      annotations: fromForm.of(true),
    });
  }
  function leave(): Left {
    view.destroy();
    return view.state.toJSON(kept);
  }
  return { view, setValue, leave };
}

function extensions({ labelledBy, buttons, sources, title }: Options): Extension {
  const shown = TEXT_BUTTONS.filter(({ name }) => !buttons || buttons.includes(name));
  const names = shown.map(({ name }) => name);
  return [
    textFieldTheme,
    toolbar(shown, sources),
    uploadNames,
    history(),
    // Before the keys of Markdown.
    Prec.high(
      keymap.of([
        { key: 'Enter', run: leaveQuotation },
        { key: 'Enter', run: leaveList },
        { key: 'Enter', run: pressEnterInTable },
        { key: 'Tab', run: selectNextCell, shift: selectPreviousCell },
        { key: 'Escape', run: focusToolbar },
      ]),
    ),
    markdown({ base: markdownLanguage }),
    pasteURLAsLink,
    refuseFiles(names),
    pasteAsMarkdown(title, names),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      spellcheck: 'true',
      autocapitalize: 'sentences',
      autocorrect: 'on',
    }),
    // Not those of programmers, such as Ctrl+Shift+K, which deletes the line.
    keymap.of([...markdownKeymap, ...standardKeymap, ...historyKeymap]),
  ];
}

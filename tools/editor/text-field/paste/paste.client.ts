import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { gapAfter, gapBefore } from '../gaps';
import { nextFootnote } from '../insertion';

/** Pastes what a word processor has put into the clipboard as Markdown, without the title of the document. */
export function pasteAsMarkdown(title: () => string): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData } = event;
      const html = clipboardData?.getData('text/html');
      // VS Code copies the Markdown that it shows as colourful HTML.
      if (!clipboardData || !html || clipboardData.types.includes('vscode-editor-data')) return false;
      event.preventDefault();
      insert(view, { html, text: clipboardData.getData('text/plain'), title: title() });
      return true;
    },
  });
}

type Pasted = { html: string; text: string; title: string };

async function insert(view: EditorView, { html, text, title }: Pasted): Promise<void> {
  // A chunk, which is loaded when something is pasted. Without a network, the plain text is.
  const converter = await import('./toMarkdown').catch(() => undefined);
  const { state } = view;
  const pasted = converter?.toMarkdown(html, { text, title, firstNote: nextFootnote(state) });
  const { from, to } = state.selection.main;
  const block = pasted?.isBlock && gapBefore(state, from) + pasted.markdown + gapAfter(state, to);
  view.dispatch(state.replaceSelection(block || (pasted?.markdown ?? text.replace(/\s*[\r\n]$/, ''))), {
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
}

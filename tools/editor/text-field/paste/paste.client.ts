import { EditorView } from '@codemirror/view';
import { gapAfter, gapBefore } from '../gaps';

/** Pastes what a word processor has put into the clipboard as Markdown. */
export const pasteAsMarkdown = EditorView.domEventHandlers({
  paste(event, view) {
    const { clipboardData } = event;
    const html = clipboardData?.getData('text/html');
    // VS Code copies the Markdown that it shows as colourful HTML.
    if (!clipboardData || !html || clipboardData.types.includes('vscode-editor-data')) return false;
    event.preventDefault();
    insert(view, html, clipboardData.getData('text/plain'));
    return true;
  },
});

async function insert(view: EditorView, html: string, text: string): Promise<void> {
  // A chunk, which is loaded when something is pasted. Without a network, the plain text is.
  const converter = await import('./toMarkdown').catch(() => undefined);
  const pasted = converter?.toMarkdown(html);
  const { state } = view;
  const { from, to } = state.selection.main;
  const block = pasted?.isBlock && gapBefore(state, from) + pasted.markdown + gapAfter(state, to);
  view.dispatch(state.replaceSelection(block || (pasted?.markdown ?? text)), {
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
}

import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { nextFootnote } from '../insertion';
import { pasting } from './pasting';
import { pictureAdvice } from './refuseFiles.client';

/** Pastes what a word processor has put into the clipboard as Markdown, without the title of the document and its pictures. */
export function pasteAsMarkdown(title: () => string, buttons: readonly string[]): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData } = event;
      const html = clipboardData?.getData('text/html');
      // VS Code copies the Markdown that it shows as colourful HTML.
      if (!clipboardData || !html || clipboardData.types.includes('vscode-editor-data')) return false;
      event.preventDefault();
      const pasted = { html, text: clipboardData.getData('text/plain'), title: title() };
      void insert(view, pasted, pictureAdvice(buttons));
      return true;
    },
  });
}

type Pasted = { html: string; text: string; title: string };

async function insert(view: EditorView, { html, text, title }: Pasted, advice: string): Promise<void> {
  // A chunk, which is loaded when something is pasted. Without a network, the plain text is.
  const converter = await import('./toMarkdown').catch(() => undefined);
  const { state } = view;
  const converted = converter?.toMarkdown(html, { text, title, firstNote: nextFootnote(state) });
  view.dispatch(pasting(state, converted, text), { scrollIntoView: true, userEvent: 'input.paste' });
  if (converter?.hasPictures(html)) alert(advice);
}

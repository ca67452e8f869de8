import { type Edit, paste, selectedWords, type Text } from './edit';
import { toMarkdown } from './toMarkdown';

/** What pasting does if it is not what the browser does with plain text, which also arrives if a conversion fails. */
export function editOfPaste(
  { clipboardData }: ClipboardEvent,
  text: Text,
  convert = toMarkdown,
): Edit | undefined {
  if (!clipboardData) return undefined;
  const plain = clipboardData.getData('text/plain').trim();
  const html = clipboardData.getData('text/html');
  if (!plain && clipboardData.files.length > 0) alert(fileAdvice);
  const { from, to, words } = selectedWords(text);
  if (words && /^https?:\/\/\S+$/.test(plain))
    return paste({ ...text, start: from, end: to }, `[${words}](${plain})`);
  // VS Code copies the Markdown that it shows as colourful HTML.
  if (!html || clipboardData.types.includes('vscode-editor-data')) return undefined;
  try {
    const markdown = convert(html);
    const isPlain = markdown.replace(/\\(?=[!-/:-@[-`{-~])/g, '') === plain;
    return markdown && !isPlain ? paste(text, markdown) : undefined;
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Says what to do with a file that is dropped, which the browser would open in place of the form. */
export function refuseFiles(event: DragEvent): void {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  alert(fileAdvice);
}

const fileAdvice =
  'A file cannot be pasted or dropped here. Save it on your computer, put the cursor where it belongs, and choose the button Picture or Download.';

import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Says what to do with a file that is pasted or dropped: CodeMirror takes only words, and says nothing. */
export function refuseFiles(buttons: readonly string[]): Extension {
  function refuse(event: Event, data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])];
    const isPicture = files.some(({ type }) => type.startsWith('image/'));
    // CodeMirror inserts the words of plain text. Not every computer has a type for Markdown.
    const isText = files.every(({ name, type }) => type.startsWith('text/') || /\.(?:md|txt)$/i.test(name));
    if (!isPicture && isText) return false;
    event.preventDefault();
    if (isPicture) alert(pictureAdvice(buttons));
    else alert(buttons.includes('download') ? `${noFiles} ${useDownload}` : noFiles);
    return true;
  }
  return EditorView.domEventHandlers({
    // Word and Excel add a picture of the words that they copy.
    paste: (event) => !event.clipboardData?.getData('text/plain') && refuse(event, event.clipboardData),
    drop: (event) => refuse(event, event.dataTransfer),
  });
}

/** What to do with a picture that is pasted or dropped, alone or with words. */
export function pictureAdvice(buttons: readonly string[]): string {
  return buttons.includes('picture') ? usePicture : noPictures;
}

const usePicture =
  'A picture cannot be pasted or dropped here. Save it on your computer, put the cursor where it belongs, and choose the button Picture.';

const noPictures = 'A picture cannot be pasted or dropped here: this field has only words.';

const noFiles =
  'A file cannot be pasted or dropped here. If you want its words, open it, copy them, and paste them here.';

const useDownload =
  'If readers should download it, put the cursor where its link belongs, and choose the button Download.';

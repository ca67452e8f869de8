import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Says what to do with a picture that is pasted or dropped: CodeMirror takes only words, and says nothing. */
export function refusePictures(hasButton: boolean): Extension {
  function refuse(event: Event, data: DataTransfer | null): boolean {
    if (![...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'))) return false;
    event.preventDefault();
    alert(hasButton ? useButton : noPictures);
    return true;
  }
  return EditorView.domEventHandlers({
    // Word and Excel add a picture of the words that they copy.
    paste: (event) => !event.clipboardData?.getData('text/plain') && refuse(event, event.clipboardData),
    drop: (event) => refuse(event, event.dataTransfer),
  });
}

const useButton =
  'A picture cannot be pasted or dropped here. Save it on your computer, put the cursor where it belongs, and choose the button Picture.';

const noPictures = 'A picture cannot be pasted or dropped here: this field has only words.';

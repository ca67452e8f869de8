import { Decoration, EditorView, MatchDecorator, WidgetType } from '@codemirror/view';
import { element } from './element.client';

class UploadName extends WidgetType {
  override toDOM(): HTMLElement {
    return element('span', { className: 'text-upload' }, 'file saved with this entry');
  }
}

const decorator = new MatchDecorator({
  regexp: /(?<=\]\()blob:[^\s)]+/g,
  decoration: Decoration.replace({ widget: new UploadName() }),
});

const decorate = (view: EditorView) => decorator.createDeco(view);

/** Words in the place of the `blob:` URL that a file has until the form is saved. The text itself keeps the URL. */
export const uploadNames = [EditorView.decorations.of(decorate), EditorView.atomicRanges.of(decorate)];

import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
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

/** Words in the place of the `blob:` URL that a file has until the form is saved. The text itself keeps the URL. */
export const uploadNames = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorator.createDeco(view);
    }
    update(update: ViewUpdate): void {
      this.decorations = decorator.updateDeco(update, this.decorations);
    }
  },
  {
    decorations: ({ decorations }) => decorations,
    provide: (plugin) =>
      EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
  },
);

import { isolateHistory, redo, undo } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap, type Panel, showPanel } from '@codemirror/view';
import { askFor } from './ask.client';
import type { ToolbarButton } from './buttons';
import type { Sources } from './dialog.client';
import { element } from './element.client';
import { insertion } from './insertion';

type Action = { label: string; hint?: string; icon: string; run: Command } & Pick<
  ToolbarButton,
  'shortcut' | 'otherShortcut'
>;

/** A toolbar above the text, with a button for each action, and their shortcuts. */
export function toolbar(buttons: readonly ToolbarButton[], sources: Sources): Extension {
  const groups = [...new Set(buttons.map(({ group }) => group))].map((group) =>
    buttons.filter((button) => button.group === group).map((button) => actionOf(button, buttons, sources)),
  );
  groups.push([
    { label: 'Undo', icon: 'undo', run: undo },
    { label: 'Redo', icon: 'redo', run: redo },
  ]);
  const shortcuts = groups
    .flat()
    .flatMap(({ shortcut, otherShortcut, run }): KeyBinding[] =>
      [shortcut, otherShortcut].flatMap((key) => (key ? [{ key, run }] : [])),
    );
  return [
    showPanel.of((view) => toolbarPanel(view, groups)),
    EditorView.scrollMargins.of(marginBelow),
    Prec.high(keymap.of(shortcuts)),
  ];
}

export function focusToolbar({ dom }: EditorView): boolean {
  dom.querySelector<HTMLElement>('.text-toolbar [tabindex="0"]')?.focus();
  return true;
}

/** What the check and the toolbar, which stay in view, cover of a text that is scrolled below them. */
function marginBelow({ dom }: EditorView) {
  const panels = dom.querySelector<HTMLElement>('.cm-panels-top');
  return panels && { top: panels.offsetHeight + Number.parseFloat(getComputedStyle(panels).top) };
}

function actionOf(button: ToolbarButton, buttons: readonly ToolbarButton[], sources: Sources): Action {
  const insert = async (view: EditorView) => {
    const answers = await askFor(view, button, buttons, sources);
    if (answers) {
      const { effects, ...change } = insertion(view.state, button, buttons, answers);
      const annotations = isolateHistory.of('full');
      view.dispatch(change, { annotations, scrollIntoView: true, userEvent: 'input' });
      // Afterwards, because CodeMirror ends what is scrolled to at the end of the text before the change.
      view.dispatch({ effects });
    }
    view.focus();
  };
  return {
    ...button,
    run: (view) => {
      insert(view);
      return true;
    },
  };
}

function toolbarPanel(view: EditorView, groups: readonly Action[][]): Panel {
  const dom = element(
    'div',
    { role: 'toolbar', 'aria-label': 'Parts of the text', className: 'text-toolbar' },
    ...groups.map((group) =>
      element('div', { role: 'group' }, ...group.map((action) => buttonFor(view, action))),
    ),
  );
  const all = [...dom.querySelectorAll('button')];
  for (const [index, button] of all.entries()) button.tabIndex = index === 0 ? 0 : -1;
  dom.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') view.focus();
    const target = targetOf(event.key, all, all.indexOf(event.target as HTMLButtonElement));
    if (!target) return;
    focusButton(target, all);
    event.preventDefault();
  });
  // Tab comes to the text first: letters on a button would be lost, and a space would press it. Shift+Tab and Escape lead
  // from the text to the toolbar.
  dom.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isFromOutside = !view.dom.contains(relatedTarget as Node | null);
    if (isFromOutside && (target as Element).matches(':focus-visible')) view.focus();
  });
  return { dom, top: true };
}

function buttonFor(view: EditorView, { label, hint, icon, shortcut, run }: Action): HTMLButtonElement {
  const isApple = /Mac|iP/.test(navigator.platform);
  const keys = shortcut
    ?.replace('Mod', isApple ? 'Meta' : 'Control')
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (letter) => letter.toUpperCase());
  const title = keys && `${label} (${keys.replace('Control', 'Ctrl').replace('Meta', 'Command')})`;
  const button = element(
    'button',
    {
      type: 'button',
      title: [title ?? label, ...(hint ? [hint] : [])].join('; '),
      'aria-label': label,
    },
    element('span', { className: 'material-symbols-outlined', 'aria-hidden': true }, icon),
  );
  if (keys) button.setAttribute('aria-keyshortcuts', keys);
  button.addEventListener('click', () => {
    run(view);
    if (document.activeElement === button) view.focus();
  });
  return button;
}

/** The button that a key leads to, as in the toolbars of the ARIA authoring practices. */
function targetOf(
  key: string,
  all: readonly HTMLButtonElement[],
  index: number,
): HTMLButtonElement | undefined {
  const { length } = all;
  const indices: Record<string, number> = {
    ArrowRight: (index + 1) % length,
    ArrowLeft: (index - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  return all[indices[key] ?? -1];
}

function focusButton(button: HTMLButtonElement, all: readonly HTMLButtonElement[]): void {
  for (const other of all) other.tabIndex = other === button ? 0 : -1;
  button.focus();
}

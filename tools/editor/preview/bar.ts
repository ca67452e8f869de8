import { element } from '../text-field/element.client';
import type { Scheme } from './frame';

export type View = 'page' | 'card' | 'result';

/** What the bar above the preview chooses. */
export type Choice = { view: View; width: number; scheme: Scheme };

type Group = {
  label: string;
  key: keyof Choice;
  buttons: readonly [label: string, value: Choice[keyof Choice]][];
};

const groups: readonly Group[] = [
  {
    label: 'What is shown',
    key: 'view',
    buttons: [
      ['Page', 'page'],
      ['Card', 'card'],
      ['Search result and shared link', 'result'],
    ],
  },
  {
    label: 'Width',
    key: 'width',
    buttons: [
      ['Phone', 390],
      ['Desktop', 1280],
    ],
  },
  {
    label: 'Colours',
    key: 'scheme',
    buttons: [
      ['Light', 'light'],
      ['Dark', 'dark'],
    ],
  },
];

/** The buttons above the preview. */
export function previewBar(parent: HTMLElement, choice: Choice, onChange: () => void) {
  const all = groups.flatMap(({ key, buttons }) =>
    buttons.map(([name, value]) => {
      const onclick = () => {
        Object.assign(choice, { [key]: value });
        show();
        onChange();
      };
      return { key, value, button: element('button', { type: 'button', onclick }, name) };
    }),
  );
  const bar = groups.map(({ key, label }) => {
    const buttons = all.flatMap((other) => (other.key === key ? [other.button] : []));
    return element('div', { role: 'group', 'aria-label': label }, ...buttons);
  });
  parent.prepend(element('div', { className: 'bar' }, ...bar));

  /** Shows what is chosen, and hides the views that a document does not have. */
  function show(views?: readonly View[]): void {
    for (const { button, key, value } of all) {
      button.setAttribute('aria-pressed', String(choice[key] === value));
      if (views && key === 'view') button.hidden = !views.includes(value as View);
    }
  }

  show();
  return { show };
}

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
  const bar = parent.ownerDocument.createElement('div');
  bar.className = 'bar';
  const buttons = groups.flatMap((group) => groupOf(bar, group, choice, () => change()));
  parent.prepend(bar);

  function change(): void {
    show();
    onChange();
  }

  /** Shows what is chosen, and hides the views that a document does not have. */
  function show(views?: ReadonlySet<View>): void {
    for (const { element, key, value } of buttons) {
      element.setAttribute('aria-pressed', String(choice[key] === value));
      if (views && key === 'view') element.hidden = !views.has(value as View);
    }
  }

  show();
  return { show };
}

function groupOf(bar: HTMLElement, { label, key, buttons }: Group, choice: Choice, onChange: () => void) {
  const group = bar.ownerDocument.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', label);
  bar.append(group);
  return buttons.map(([name, value]) => {
    const element = bar.ownerDocument.createElement('button');
    element.type = 'button';
    element.textContent = name;
    element.addEventListener('click', () => {
      Object.assign(choice, { [key]: value });
      onChange();
    });
    group.append(element);
    return { element, key, value };
  });
}

import { elementOf, keyPathOf } from './formFields.client';

/** A field, and how far it starts below the top of the form's view, in pixels. */
type Position = { keyPath: string; offset: number };

/** How many frames without a change mean that the fields above the position have their height, and when to give up. */
const [settledFrames, maximumFrames] = [15, 150];

/**
 * Returns from the preview to the same position in the form. On small screens, the package shows one in place of the other
 * and starts the form at its top.
 */
export function keepFormPosition(): void {
  let position: Position | undefined;
  document.addEventListener(
    'click',
    async ({ target }) => {
      const header = (target as Element).closest('[id$="pane-header"]');
      const pane = header?.closest<HTMLElement>('.pane');
      if (!pane) return;
      const { mode } = pane.dataset;
      if (mode === 'edit') position = positionIn(pane);
      await nextFrame();
      if (mode === 'preview' && pane.dataset.mode === 'edit' && position) restore(pane, position);
    },
    { capture: true },
  );
}

const scrollerIn = (pane: HTMLElement) => pane.querySelector('.content');

/** The position of the first field that starts in view, or of the innermost one around all that is in view. */
function positionIn(pane: HTMLElement): Position | undefined {
  const { top = 0, bottom = 0 } = scrollerIn(pane)?.getBoundingClientRect() ?? {};
  const fields = [...pane.querySelectorAll<HTMLElement>('[data-key-path]')].map((field) => ({
    keyPath: keyPathOf(field),
    offset: field.getBoundingClientRect().top - top,
  }));
  const startsInView = ({ offset }: Position) => offset >= 0 && offset < bottom - top;
  return fields.find(startsInView) ?? fields.findLast(({ offset }) => offset < 0);
}

async function restore(pane: HTMLElement, { keyPath, offset }: Position): Promise<void> {
  const scroller = scrollerIn(pane);
  let settled = 0;
  for (let frame = 0; frame < maximumFrames && settled < settledFrames && scroller?.isConnected; frame += 1) {
    const top = elementOf(keyPath)?.getBoundingClientRect().top ?? 0;
    const distance = Math.round(top - scroller.getBoundingClientRect().top - offset);
    scroller.scrollTop += distance;
    settled = distance === 0 ? settled + 1 : 0;
    await nextFrame();
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

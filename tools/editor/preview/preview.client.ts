import siteOf from '#site';
import { groupOf, withFacts } from '../../../lib/schemas/facts';
import { element } from '../text-field/element.client';
import type { FindAsset } from './assets';
import { type Choice, previewBar, type View } from './bar';
import { type Content, contentWith, type Entry, notesOn, type Settings, withoutPage } from './content';
import { downloadReader } from './downloads';
import { showDrawings } from './drawings';
import { type Picked, previewFrame } from './frame';
import { pictureReader } from './pictures';
import { renderedResult } from './result';
import type { Rendered, Shown } from './site';
import { previewStyles } from './styles';

declare const SETTINGS: Settings;

/** The document being edited, and how to find the files that it names. */
type Edited = { entry: Entry; find: FindAsset };

/** The time in milliseconds between a change and its rendering, in which further changes are collected. */
const delay = 40;

/** The same for every form, until the page is left. */
const choice: Choice = {
  view: 'page',
  width: matchMedia('(width < 768px)').matches ? 390 : 1280,
  scheme: 'light',
};

/** What was clicked on, and a text as pages show it, with the facts about the group. */
export type Clicked = Picked & { withFacts(text: string): string };

type Options = {
  /** The other documents of the site. */
  others: readonly Entry[];
  onPick(clicked: Clicked): void;
};

/** Shows the document being edited in an element, as it will be on the site. */
export function openPreview(pane: HTMLElement, { others, onPick }: Options) {
  const { status, stage } = addParts(pane);
  const pictures = pictureReader(schedule);
  const readDownloads = downloadReader(schedule);
  const { frame, show, revealDifference, keepPlace, startAtTop } = previewFrame(stage, {
    prepare(page) {
      pictures.showPictures(page);
      if (!content) return;
      showDrawings(page, content);
    },
    onPick: (picked) =>
      onPick({ ...picked, withFacts: (text) => (content ? withFacts(text, groupOf(content)) : text) }),
  });
  const bar = previewBar(pane, choice, () => {
    keepPlace(fitFrame);
    if (choice.view !== shownView) startAtTop();
    shownView = choice.view;
    render();
  });
  let shownView = choice.view;
  const observer = new ResizeObserver(fitFrame);
  observer.observe(stage);
  /** What the last rendering says. */
  let notes = '';
  let edited: Edited | undefined;
  let content: Content | undefined;
  /** Since the last rendering. Pictures and files that have been read need one, too. */
  let hasChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      render();
    }, delay);
  }

  function shownOf({ entry, find }: Edited): Shown | undefined {
    content = contentWith(entry, others, SETTINGS);
    return siteOf(content, pictures.picturesFrom(find)).shownOf(entry.collection, entry.slug);
  }

  function render(): void {
    if (!edited) return;
    const { entry, find } = edited;
    readDownloads(entry, find);
    try {
      const shown = shownOf(edited);
      const hasPage = shown?.result || entry.collection !== 'people';
      notes = shown && hasPage ? notesOn(entry) : withoutPage(entry);
      bar.show(viewsOf(shown));
      void show({ ...renderedView(shown), scheme: choice.scheme, followsChange: hasChanged });
      hasChanged = false;
    } catch (error) {
      // The last version that could be shown stays.
      notes = 'The preview cannot show this yet: see the content check.';
      console.warn(error);
    }
    status.textContent = notes;
  }

  /** Makes the frame as wide as the chosen device, and shows it smaller where there is less room. */
  function fitFrame(): void {
    const scale = Math.min(1, stage.clientWidth / choice.width);
    frame.style.width = `${choice.width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  }

  return {
    update(next: Edited): void {
      // Saving a new document gives it a name, which changes its header.
      const isSame = next.entry.slug === edited?.entry.slug;
      if (isSame && JSON.stringify(next.entry) !== JSON.stringify(edited?.entry)) hasChanged = true;
      edited = next;
      schedule();
    },
    /** Scrolls to what shows a value: to the first difference from the document with another one. */
    revealDifference(other: Edited): void {
      try {
        revealDifference(renderedView(shownOf(other)).html);
      } catch {
        // A document without the value cannot be shown, so it is nowhere alone.
      }
    },
    /** Answers a click until the next one or the next rendering. */
    answer(words = notes): void {
      status.textContent = words;
    },
    readPicturesAgain: pictures.readAgain,
    close(): void {
      clearTimeout(timer);
      observer.disconnect();
      pictures.close();
    },
  };
}

function addParts(pane: HTMLElement) {
  const status = element('p', { role: 'status' });
  const stage = element('div', { className: 'stage' });
  pane.ownerDocument.head.append(element('style', {}, previewStyles));
  pane.append(status, stage);
  return { status, stage };
}

function viewsOf(shown: Shown | undefined): View[] {
  const views: readonly View[] = ['page', 'card', 'result'];
  return views.filter((view) => view === 'page' || shown?.[view]);
}

function renderedView(shown: Shown | undefined): Rendered {
  if (!shown) return { html: '', css: '' };
  if (choice.view === 'card' && shown.card) return shown.card();
  if (choice.view === 'result' && shown.result) return renderedResult(shown.result);
  return shown.page();
}

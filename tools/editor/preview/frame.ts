import morphdom from 'morphdom';
import { fontStyles } from '../../../components/theme/fontFamilies';

export type Scheme = 'light' | 'dark';

type Shown = {
  html: string;
  css: string;
  scheme: Scheme;
  /** Whether to scroll to the first change. */
  followsChange: boolean;
};

/** What was clicked on in a page. */
export type Picked = {
  /** The words there, and those of the elements around them. */
  words: readonly string[];
  /** The last words in front of the place, as far as they are formatted alike. */
  before: string;
  /** The words of the paragraph, or the row of a table. */
  around: string;
  /** Whether it is in the header or footer of the site. */
  isOutsideMain: boolean;
  /** Which of the places with the same words it is: -1 for the last one. */
  fromLast: number;
  /** If it is a drawing, the words of the headings of what may have it, the nearest first. */
  drawingOf?: readonly string[];
};

/** The fields of a form: extensions of browsers change them. */
const fields = 'input, textarea';

/**
 * Elements that would run or load something, or that browsers with scripts do not show. Sanitised content has none; the
 * site's own pages have some.
 */
const removed = 'script, noscript, link, meta, base, iframe, frame, object, embed, template';

/**
 * A frame that shows HTML and runs nothing: its sandbox allows no scripts, forms and windows, and it has the policy of the
 * editor. `prepare` changes the document before it is shown; `onPick` gets what is clicked on.
 */
export function previewFrame(
  parent: HTMLElement,
  { prepare, onPick }: { prepare(page: Document): void; onPick(picked: Picked): void },
) {
  const frame = parent.ownerDocument.createElement('iframe');
  frame.title = 'The page as visitors will see it';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.srcdoc = '<!doctype html><html lang="en-AU"><head><style></style></head><body></body></html>';
  const ready = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  parent.append(frame, coverOf(frame, onPick));

  async function show({ html, css, scheme, followsChange }: Shown): Promise<void> {
    await ready;
    const page = frame.contentDocument;
    const style = page?.querySelector('style');
    // The form has been closed.
    if (!page || !style) return;
    const styles = fontStyles + withScheme(css, scheme);
    if (style.textContent !== styles) style.textContent = styles;
    const changed = update(page.body, inertDocument(html, prepare).body);
    if (followsChange) reveal(changed);
  }

  /** Scrolls to the first element that other HTML would change. */
  function revealDifference(html: string): void {
    const page = frame.contentDocument;
    if (page) reveal([...differencesIn(page.body, inertDocument(html, prepare).body)].find(canBeShown));
  }

  /** Shows the middle of the view also after a change of the layout. */
  function keepPlace(change: () => void): void {
    const { innerWidth = 0, innerHeight = 0 } = frame.contentWindow ?? {};
    const shown = frame.contentDocument?.elementFromPoint(innerWidth / 2, innerHeight / 2);
    change();
    reveal(shown ?? undefined);
  }

  function startAtTop(): void {
    frame.contentWindow?.scrollTo(0, 0);
  }

  return { frame, show, revealDifference, keepPlace, startAtTop };
}

/** Takes the clicks on a frame, in which a listener would be reported as a blocked script at each click, and the wheel. */
function coverOf(frame: HTMLIFrameElement, onPick: (picked: Picked) => void): HTMLElement {
  const cover = frame.ownerDocument.createElement('div');
  cover.className = 'cover';
  cover.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / frame.offsetWidth;
    const page = frame.contentDocument;
    if (page) pickAt(page, { x: (clientX - left) / scale, y: (clientY - top) / scale }, onPick);
  });
  // In front of a listener of the package, which would scroll the form to where it believes the preview is: its top.
  frame.ownerDocument.addEventListener(
    'wheel',
    (event) => {
      event.stopPropagation();
      frame.contentWindow?.scrollBy({ left: event.deltaX, top: event.deltaY, behavior: 'instant' });
    },
    { capture: true, passive: true },
  );
  return cover;
}

/** Folds or unfolds what is at a point, or picks it. */
function pickAt(page: Document, { x, y }: { x: number; y: number }, onPick: (picked: Picked) => void): void {
  const element = page.elementFromPoint(x, y);
  const menu = element?.closest('button')?.popoverTargetElement as HTMLElement | null | undefined;
  if (menu) menu.togglePopover();
  if (!element || menu) return;
  element.closest('summary')?.parentElement?.toggleAttribute('open');
  const footnote = element.closest(footnoteLinks);
  const picked = footnote?.parentElement ?? element;
  const { offsetNode, offset = 0 } = page.caretPositionFromPoint?.(x, y) ?? {};
  const text = footnote ? footnote.previousSibling : offsetNode;
  const own = text?.parentElement === picked ? (text.textContent ?? '') : '';
  const inFront = footnote ? own : own.slice(0, offset);
  const elements = [picked, picked.parentElement, picked.parentElement?.parentElement];
  // Words without any at this point, and links to what a drawing shows, can be above it.
  const isAbove = own === '' && picked.localName !== 'img';
  const drawing = (isAbove ? page.elementsFromPoint(x, y) : [picked]).find((each) => each.matches(drawings));
  const block = picked.closest('p, tr, li, figcaption, dt, dd, summary, h1, h2, h3');
  onPick({
    words: [own, ...elements.map((each) => each?.getAttribute('alt') ?? textOf(each))],
    before: inFront.slice(-20),
    around: [...(block?.childNodes ?? [])].map(textOf).join(' '),
    isOutsideMain: picked.closest('main') === null,
    fromLast: fromLast(picked),
    ...(drawing && { drawingOf: headingsAround(drawing) }),
  });
}

/** Which of the places with the same words an element is, in the page or outside it: -1 for the last one. */
function fromLast(picked: Element): number {
  const words = picked.textContent;
  const hasWords = (element: Element) => element.textContent === words;
  const all = [...(picked.closest('main') ?? picked.ownerDocument.body).querySelectorAll('*')];
  const same = all.filter((element) => hasWords(element) && ![...element.children].some(hasWords));
  return same.findIndex((element) => picked.contains(element) || element.contains(picked)) - same.length;
}

/** As the site has them, and as `showDrawings` draws them. */
const drawings = 'img[src^="/drawings/"], img[src^="data:image/svg"]';

/** The heading of the item or section that an element is in, and the last one in front of it. */
function headingsAround(element: Element): string[] {
  const own = element.closest('li, article, section')?.querySelector('h1, h2, h3');
  const before = [...(element.closest('main')?.querySelectorAll('h1, h2, h3') ?? [])].findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [own, before].flatMap((heading) => (heading ? [textOf(heading)] : []));
}

/** The references of footnotes in a text, and the links back to them. */
const footnoteLinks = 'sup, [data-footnote-backref]';

/** The words of a node without those that no form has. */
function textOf(node: Node | null | undefined): string {
  const copy = document.createElement('div');
  if (node) copy.append(node.cloneNode(true));
  for (const added of copy.querySelectorAll(`${footnoteLinks}, .visually-hidden`)) added.remove();
  return copy.textContent ?? '';
}

/** HTML in a document that loads and runs nothing. */
function inertDocument(html: string, prepare: (page: Document) => void): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(removed)) element.remove();
  for (const source of page.querySelectorAll('picture > source')) source.remove();
  for (const image of page.querySelectorAll('img')) image.removeAttribute('srcset');
  // The sandbox allows no windows, so links do nothing. A listener would be reported as a blocked script at each click.
  for (const link of page.querySelectorAll('a[href]')) link.setAttribute('target', '_blank');
  prepare(page);
  for (const image of page.querySelectorAll('img[src^="http"]')) {
    image.removeAttribute('src');
    // As on the site when a picture does not load: the drawing below it is shown.
    image.setAttribute('data-failed', '');
  }
  return page;
}

/** Changes only what differs, so that pictures and the position stay. Returns the first changed element. */
function update(body: HTMLElement, next: HTMLElement): Element | undefined {
  const changed: Element[] = [];
  const note = (node: Node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
    if (element) changed.push(element);
  };
  morphdom(body, next, {
    onNodeAdded: (node) => {
      note(node);
      return node;
    },
    onBeforeElUpdated: (from, to) => {
      // What a writer has opened, or writes, stays open.
      if (isOpen(from)) to.setAttribute('open', '');
      if (from.isEqualNode(to)) return false;
      if (!from.firstElementChild && !from.matches(fields)) changed.push(from);
      return true;
    },
  });
  return changed.find(canBeShown);
}

/** Some elements are not shown, such as what is for browsers without JavaScript. */
function canBeShown(element: Element): boolean {
  return element.checkVisibility() || element.closest('details:not([open])') !== null;
}

function isOpen(element: Element): boolean {
  return element.localName === 'details' && element.hasAttribute('open');
}

/** The innermost elements that differ, or before which something is missing. */
function* differencesIn(shown: Element, other: Element): Generator<Element> {
  if (isOpen(shown)) other.setAttribute('open', '');
  if (shown.isEqualNode(other) || shown.matches(fields)) return;
  const pairs = [...shown.children].map((child, index) => [child, other.children[index]] as const);
  const different = pairs.filter(([child, counterpart]) => !counterpart?.isEqualNode(child));
  if (different.length === 0) yield shown;
  for (const [child, counterpart] of different)
    if (child.localName === counterpart?.localName) yield* differencesIn(child, counterpart);
    else yield child;
}

/** Scrolls to an element that is out of view. */
function reveal(element: Element | undefined): void {
  element?.closest('details')?.setAttribute('open', '');
  const view = element?.ownerDocument.defaultView;
  if (!element?.isConnected || !view) return;
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom - view.innerHeight) / 2;
  // `scrollIntoView` would also scroll the form around the frame.
  if (bottom < 0 || top > view.innerHeight) view.scrollBy(0, Math.min(middle, top));
}

/** The styles with the conditions for the dark scheme decided: frames have the scheme of the system. */
function withScheme(css: string, scheme: Scheme): string {
  const decided = css.replaceAll(/\(prefers-color-scheme: (dark|light)\)/g, (_, condition) =>
    condition === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
  return `${decided}\n:root { color-scheme: ${scheme}; }`;
}

import type { Entry } from './content';
import { type Edited, loadPicture } from './files.client';
import type { Answer, Job } from './preview.worker';
import { pictureIn, pictureScheme } from './shownPictures';

/** How many milliseconds a writer pauses before the preview follows. */
const pause = 200;

/** Elements that would run or load something, or that browsers with scripts do not show: the site's own have some. */
const removed =
  'script, noscript, link, meta, base, iframe, frame, object, embed, template, picture > source';

/** Shows the document being edited in the document of a frame, as it will be on the site. */
export class Preview {
  private worker?: Worker;
  private timer?: ReturnType<typeof setTimeout>;
  /** The document that is shown, or will be after the pause. */
  private latest = '';

  constructor(
    private readonly page: Document,
    private readonly others: readonly Entry[],
  ) {}

  update(edited: Edited): void {
    const latest = JSON.stringify(edited.entry);
    if (latest === this.latest) return;
    this.latest = latest;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.render(edited), pause);
  }

  close(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
  }

  private render(edited: Edited): void {
    this.worker?.terminate();
    this.worker = new Worker(new URL('./preview.js', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.show(data, edited));
    this.worker.postMessage({ entry: edited.entry, others: this.others } satisfies Job);
  }

  private show(answer: Answer, edited: Edited): void {
    if ('error' in answer) {
      console.warn(answer.error);
      this.page.body.textContent = 'The preview cannot show this yet: see the content check.';
      return;
    }
    const style = this.page.querySelector('style');
    if (style && style.textContent !== answer.css) style.textContent = answer.css;
    this.page.body.replaceChildren(...inertNodes(answer.html, edited));
  }
}

/** The nodes of HTML, parsed in a document that loads and runs nothing, without what would. */
function inertNodes(html: string, edited: Edited): NodeListOf<ChildNode> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removed)) element.remove();
  // The next rendering would close what a writer has opened.
  for (const details of body.querySelectorAll('details')) details.open = true;
  for (const image of body.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    const source = image.getAttribute('src') ?? '';
    if (source.startsWith('/')) continue;
    image.removeAttribute('src');
    // As on the site when a picture does not load: the drawing below it is shown.
    image.setAttribute('data-failed', '');
    if (source.startsWith(pictureScheme)) void showPicture(image, source, edited);
  }
  return body.childNodes;
}

/** Gives an image its picture, if there is one, cropped as the build crops it. */
async function showPicture(image: HTMLImageElement, source: string, edited: Edited): Promise<void> {
  const { file, isWhole, position } = pictureIn(source);
  const picture = await loadPicture(file, edited).catch(() => undefined);
  if (!picture) return;
  const { url, width, height } = picture;
  image.removeAttribute('data-failed');
  Object.assign(image, { src: url, ...(isWhole && { width, height }) });
  const aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`;
  Object.assign(image.style, { objectFit: 'cover', objectPosition: position, aspectRatio });
}

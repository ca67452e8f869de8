import type { Picture } from '../../../lib/schemas/pictureSources.browser';
import { focusPoint, pictureFolder } from '../../../lib/schemas/pictures';
import type { Rendition } from '../../../lib/schemas/sectionPictures';
import { describePicture, renditionOfKey } from '../../../lib/site/renditions';
import { isUpload } from '../uploads';
import { bytesOf, type FindAsset } from './assets';

type Loaded = { url: string; width: number; height: number };

/** The start of the paths of pictures in the HTML, which `showPictures` replaces. */
const scheme = 'picture:';

/** The pictures that the preview shows, read when they are first needed. */
export function pictureReader(onLoad: () => void) {
  const requested = new Set<string>();
  const loaded = new Map<string, Loaded>();
  const urls: string[] = [];

  async function load(file: string, find: FindAsset): Promise<void> {
    const bytes = await bytesOf(find(`/content/${pictureFolder}/${file}`));
    if (!bytes) return;
    const url = URL.createObjectURL(bytes);
    urls.push(url);
    const image = new Image();
    image.src = url;
    const isShown = await image.decode().then(
      () => true,
      // The site shows the drawing below a picture that it does not have.
      () => false,
    );
    if (!isShown) return;
    loaded.set(file, { url, width: image.naturalWidth, height: image.naturalHeight });
    onLoad();
  }

  /** What components import as `#pictures`. */
  function picturesFrom(find: FindAsset): Record<string, Picture | undefined> {
    return new Proxy<Record<string, Picture | undefined>>(
      {},
      {
        get(_, key: string) {
          const rendition = renditionOfKey(key);
          const { file } = rendition;
          if (!requested.has(file)) {
            requested.add(file);
            void load(file, find);
          }
          const source = loaded.get(file);
          return source && previewOf(source, rendition);
        },
      },
    );
  }

  /** Gives the pictures in an inert document their files, cropped as the build crops them. */
  function showPictures(page: Document): void {
    for (const image of page.querySelectorAll<HTMLImageElement>(`img[src^="${scheme}"]`)) {
      const path = decodeURIComponent(image.getAttribute('src') ?? '');
      const [file = '', shape, focus] = path.slice(scheme.length).split('/');
      const { x, y } = focusPoint(focus || undefined) ?? { x: 50, y: 50 };
      image.setAttribute('src', loaded.get(file)?.url ?? '');
      Object.assign(image.style, {
        objectFit: 'cover',
        objectPosition: `${x}% ${y}%`,
        aspectRatio: `${image.getAttribute('width')} / ${image.getAttribute('height')}`,
        // As the build does, which keeps transparency only in texts.
        ...(shape !== 'text' && { backgroundImage: 'linear-gradient(white, white)' }),
      });
    }
  }

  /** A save may have added or replaced them. What it uploads has another name from then on, and its URL is revoked. */
  function readAgain(): void {
    for (const file of requested) if (!isUpload(file)) requested.delete(file);
  }

  function close(): void {
    for (const url of urls) URL.revokeObjectURL(url);
  }

  return { picturesFrom, showPictures, readAgain, close };
}

function previewOf({ width, height }: Loaded, rendition: Rendition): Picture {
  const { file, shape, focus = '' } = rendition;
  const described = describePicture({ width, height, hasAlpha: false }, rendition);
  // What the site adds at the end, the extension, is behind the last slash.
  return { ...described, path: `${scheme}${encodeURIComponent(`${file}/${shape}/${focus}/`)}` };
}

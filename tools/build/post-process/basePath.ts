import { pictureFolder } from '../../../lib/pictures/schema';
import { attribute, type Element, isText } from './dom';

const urlAttributes = new Set(['action', 'data-fallback-href', 'href', 'imagesrcset', 'src', 'srcset']);

/** Puts the base path in front of the URLs of elements that start at the root of the host. */
export function prefixUrls(elements: readonly Element[], basePath: string): void {
  for (const element of elements) {
    if (attribute(element, 'data-own') === 'props') prefixProps(element, basePath);
    const isRefresh = element.tagName === 'meta' && attribute(element, 'http-equiv') === 'refresh';
    for (const attr of element.attrs) {
      if (attr.name.endsWith('srcset'))
        attr.value = attr.value.replace(/(^|,\s*)\/(?!\/)/g, `$1${basePath}/`);
      else if (urlAttributes.has(attr.name)) attr.value = attr.value.replace(/^\/(?!\/)/, `${basePath}/`);
      else if (attr.name === 'style') attr.value = prefixStyles(attr.value, basePath);
      else if (isRefresh && attr.name === 'content')
        attr.value = attr.value.replace(/(?<=url=)\/(?!\/)/, `${basePath}/`);
    }
  }
}

/** An island's props: they name prepared pictures and the pages of authors. */
function prefixProps(element: Element, basePath: string): void {
  for (const child of element.childNodes)
    if (isText(child)) child.value = prefixScript(child.value, basePath, [pictureFolder, 'people']);
}

/** The same for a style sheet, which may select images by their URL, or for the value of a style attribute. */
export function prefixStyles(css: string, basePath: string): string {
  return css.replace(/(?<=(?:url\(|\[src=)["']?)\/(?!\/)/g, `${basePath}/`);
}

/**
 * The same for a script or JSON: a string or template that starts with a slash and one of `names`, the first parts of the
 * site's paths, is a URL.
 */
export function prefixScript(code: string, basePath: string, names: readonly string[]): string {
  return code.replace(
    new RegExp(String.raw`(?<=["'\`])/(?=(?:${names.join('|')})[/"'\`])`, 'g'),
    `${basePath}/`,
  );
}

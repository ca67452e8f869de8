/** Id of the element on an article's own page that holds its text. */
export const articleTextId = 'article-text';

/**
 * The text of an article, taken from its own page, so that it exists once and the two cannot differ.
 * The page is parsed as a document without scripts: nothing in it runs. Rejects when the page cannot be had or
 * holds no text.
 */
export function fetchArticleText(path: string, signal: AbortSignal): Promise<DocumentFragment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`The text of ${path} could not be had.`));
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = 15_000;
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const text = request.status === 200 && request.responseXML?.getElementById(articleTextId);
      if (!text) return fail();
      const fragment = document.createDocumentFragment();
      fragment.append(...Array.from(text.childNodes, (node) => document.importNode(node, true)));
      resolve(fragment);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

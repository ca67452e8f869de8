/** Id of the element with the text on an article's page. */
export const articleTextId = 'article-text';

/**
 * The text of an article, from its page, so that there is one copy of it. XMLHttpRequest parses the page without
 * running its scripts. Rejects on a failure or timeout, or if the page has no text.
 */
export function fetchArticleText(path: string, signal: AbortSignal): Promise<DocumentFragment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${path}: no text`));
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

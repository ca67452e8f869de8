import { writtenTextId } from '../ui/Prose';

/**
 * Returns the text of an article, extracted from its page, without the links of its headings to themselves: in the modal,
 * their URL would be that of the News page. XMLHttpRequest parses the page without running its
 * scripts. Rejects on a network error, timeout or missing text.
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
      const text = request.status === 200 && request.responseXML?.getElementById(writtenTextId);
      if (!text) return fail();
      for (const link of text.querySelectorAll<HTMLAnchorElement>('[id] > a[href^="#"]'))
        if (link.getAttribute('href') === `#${link.parentElement?.id}`) link.replaceWith(...link.childNodes);
      const fragment = document.createDocumentFragment();
      fragment.append(...Array.from(text.childNodes, (node) => document.importNode(node, true)));
      resolve(fragment);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

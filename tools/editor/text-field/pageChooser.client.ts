import { bareUrl } from '../../../lib/schemas/bareUrl';
import type { PageLink } from '../pageLinks';
import { element } from './element.client';

/**
 * A list of the pages, once they are loaded, whose title or URL has the words in a field, with the chosen one marked. Choosing one writes its URL into the field, and its
 * title into the field for the words of the link if that is empty. Enter, or leaving the field, chooses the only one that is left.
 */
export function pageChooser(
  input: HTMLInputElement,
  words: { value: string } | undefined,
  loading: Promise<readonly PageLink[]>,
): HTMLElement {
  let pages: readonly PageLink[] = [];
  const list = element('ul', { 'aria-label': 'Pages and articles' });
  const status = element('p', { role: 'status' });
  const write = ({ title, url }: PageLink) => {
    if (words?.value.trim() === '') words.value = title;
    input.value = url;
    input.dispatchEvent(new Event('input'));
  };
  const choose = (page: PageLink) => {
    write(page);
    input.focus();
  };
  const search = () => {
    const address = input.value.trim();
    // All pages, to choose another one.
    if (isElsewhere(address) || pages.some(({ url }) => url === address)) return pages;
    const words = address.toLowerCase().split(/\s+/);
    return pages.filter(({ title, url }) => {
      // Writers know the page by its file.
      const searched = `${title} ${url === '/' ? '/ home' : url}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    });
  };
  const show = () => {
    const matches = search();
    list.replaceChildren(
      ...matches.map((page) => {
        const isChosen = String(page.url === input.value.trim());
        const words = [page.title, element('small', {}, page.url)];
        const button = element('button', { type: 'button', 'aria-pressed': isChosen }, ...words);
        button.addEventListener('click', () => choose(page));
        return element('li', {}, button);
      }),
    );
    if (matches.length === 0) list.append(element('li', {}, nothingFound));
    list.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
    const count = matches.length === 1 ? '1 page or article' : `${matches.length} pages and articles`;
    const address = input.value.trim();
    const target = address.includes('@') ? 'A link to an e-mail address' : 'A link to another site';
    status.textContent = isElsewhere(address) ? target : count;
  };
  input.addEventListener('input', show);
  const goByArrow = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as Record<string, number>)[event.key];
    const stops = [input, ...list.querySelectorAll('button')];
    const next = stops[stops.indexOf(event.target as HTMLInputElement) + (step ?? 0)];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  };
  input.addEventListener('keydown', goByArrow);
  list.addEventListener('keydown', goByArrow);
  /** The only page that is left, unless it is chosen already. */
  const onlyPage = () => {
    const [page, ...others] = search();
    return others.length === 0 && page?.url !== input.value.trim() ? page : undefined;
  };
  input.addEventListener('keydown', (event) => {
    const page = onlyPage();
    if (event.key !== 'Enter' || !page) return;
    event.preventDefault();
    choose(page);
  });
  input.addEventListener('blur', ({ relatedTarget }) => {
    const page = list.contains(relatedTarget as Node | null) ? undefined : onlyPage();
    if (page) write(page);
  });
  loading.then((loaded) => {
    pages = loaded;
    show();
  });
  return element('div', { className: 'page-chooser' }, status, list);
}

const nothingFound =
  'Try other words, or write a URL, such as /contact or https://www.example.com. A new article is listed once it is saved, unless it is a draft or scheduled.';

function isElsewhere(address: string): boolean {
  return /^(?:https?|mailto|tel):|@/.test(address) || bareUrl.test(address);
}

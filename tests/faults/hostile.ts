import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { staticServer } from '../../tools/hosting/staticServer';
import { painted } from '../e2e/helpers';
import { html } from '../fixtures/hostile/html';
import { sites } from '../sites/sites';

export { expect };

/** What a page did that a hostile text wanted of it. */
type Watched = {
  /** Names of the texts whose program ran, in whatever page or frame. */
  ran: Set<string>;
  /** How often the policy of the present page stepped in. */
  violations: () => Promise<number>;
  dialogs: string[];
};

type Workers = {
  /** The export on a server of its own, with other pages in place of some. */
  site: { url: string; pages: Map<string, string> };
  /** Another site, which nothing may ever be requests of. */
  foreign: { url: string; requests: string[] };
};

async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Tests in which texts got into a page as if nothing had kept them out of it: only its policy is left. */
export const test = base.extend<{ watched: Watched }, Workers>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
    async ({}, use) => {
      const pages = new Map<string, string>();
      const files = staticServer(sites.specification.out);
      const server = createServer((request, response) => {
        const page = pages.get(request.url?.split('?')[0] ?? '/');
        if (page === undefined) files.emit('request', request, response);
        else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
      });
      await use({ url: await listen(server), pages });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const requests: string[] = [];
      const server = createServer((request, response) => {
        requests.push(request.url ?? '');
        response.setHeader('Access-Control-Allow-Origin', '*').end();
      });
      await use({ url: await listen(server), requests });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  watched: async ({ page, site, foreign }, use) => {
    site.pages.clear();
    foreign.requests.length = 0;
    await page.context().route('https://images.unsplash.com/**', (route) => route.abort());
    const ran = new Set<string>();
    await page.exposeFunction('RUN', (index: number) => ran.add(names[index] ?? 'a text without a number'));
    await page.addInitScript(() => {
      Object.assign(window, { violations: 0 });
      addEventListener('securitypolicyviolation', () => {
        (window as unknown as { violations: number }).violations += 1;
      });
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss();
    });
    const violations = () => page.evaluate(() => (window as unknown as { violations: number }).violations);
    await use({ ran, violations, dialogs });
  },
});

const names = Object.keys(html);

/** Ends whatever a text has left open, so that the next one starts afresh. */
const ends = `--></script></script></style>"'></textarea></title></xmp></noembed></noframes></noscript></iframe></select></table></form></svg></math></template></object></video></p>`;

/** The hostile HTML, each with its number and a real foreign address, in pieces of as many as given. */
export function hostileHtml(foreign: string, size = names.length): string[] {
  const texts = Object.values(html).map((text, index) =>
    text.replaceAll('RUN()', `RUN(${index})`).replaceAll('FOREIGN', `${foreign}/${index}`),
  );
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join(`${ends}\n`),
  );
}

const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** An exported page with hostile HTML at the beginning of its text, and with its policy or without. */
export function pageWith(file: string, hostile: string, keepsPolicy = true): string {
  const page = readFileSync(`${sites.specification.out}/${file}.html`, 'utf8');
  const place = /id="article-text"[^>]*>|<main[^>]*>/;
  if (!policy.test(page) || !place.test(page)) throw new Error(`out/${file}.html is not what this expects.`);
  const kept = keepsPolicy ? page : page.replace(policy, '');
  // A text that takes the whole rest of a page for itself must not take what the test needs.
  const at = /id="article-text"/.test(page) ? /id="article-text"[^>]*>/ : place;
  return kept.replace(at, (start) => `${start}${hostile}${ends}`);
}

/** Presses whatever wants to be pressed, and resolves when all that can come of it has come. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const wanted of document.querySelectorAll('[data-press]')) {
      wanted.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // One way to another page would cancel the one before.
      await new Promise((done) => setTimeout(done));
    }
    for (const wanted of document.querySelectorAll('[onpointerover]'))
      wanted.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await painted(page);
  await painted(page);
}

/** Frames that show more than an empty page. */
export function framesOf(page: Page): string[] {
  return page
    .frames()
    .filter((frame) => frame !== page.mainFrame())
    .map((frame) => frame.url())
    .filter((url) => !/^(?:about:blank|about:srcdoc|chrome-error:.*|)$/.test(url));
}

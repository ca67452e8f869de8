import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { staticServer } from '../../../tools/hosting/staticServer';
import { html } from '../../fixtures/hostile/html';
import { sites } from '../../sites/sites';
import { waitForPaint } from '../helpers';
import { testOn } from '../testOn';

export { expect } from '../testOn';

/** Effects of injected HTML on a page. */
type Watched = {
  /** Names of the texts whose script ran, in any page or frame. */
  ran: Set<string>;
  /** Number of policy violations on the current page. */
  violations: () => Promise<number>;
  dialogs: string[];
};

type Fixtures = {
  /** The export on its own server; `pages` replaces pages by path. */
  site: { url: string; pages: Map<string, string> };
  /** Another site, which must never receive a request. */
  foreign: { url: string; requests: string[] };
  watched: Watched;
};

async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** Tests with HTML injected into pages as if sanitising had failed, so that only the policy protects them. */
export const test = testOn(sites.plain.out).extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
  site: async ({}, use) => {
    const pages = new Map<string, string>();
    const files = staticServer(sites.plain.out);
    const server = createServer((request, response) => {
      const page = pages.get(request.url?.split('?')[0] ?? '/');
      if (page === undefined) files.emit('request', request, response);
      else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    });
    await use({ url: await listen(server), pages });
    close(server);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreign: async ({}, use) => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.setHeader('Access-Control-Allow-Origin', '*').end();
    });
    await use({ url: await listen(server), requests });
    close(server);
  },
  serverUrl: ({ site }, use) => use(site.url),
  // The console has what the policy blocks.
  expectedErrors: [[/^/], { scope: 'test' }],
  watched: async ({ page }, use) => {
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

/** Closes everything a text may have left open. */
const ends = `--></script></script></style>"'></textarea></title></xmp></noembed></noframes></noscript></iframe></select></table></form></svg></math></template></object></video></p>`;

/** Returns the hostile HTML in chunks of `size`, with numbered scripts and the URL of the foreign site. */
export function hostileHtml(foreign: string, size = names.length): string[] {
  const texts = Object.values(html).map((text, index) =>
    text.replaceAll('RUN()', `RUN(${index})`).replaceAll('FOREIGN', `${foreign}/${index}`),
  );
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join(`${ends}\n`),
  );
}

const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** Returns an exported page with hostile HTML at the start of its text, with or without its policy. */
export function pageWith(file: string, hostile: string, keepsPolicy = true): string {
  const page = readFileSync(`${sites.plain.out}/${file}.html`, 'utf8');
  const place = /id="article-text"[^>]*>|<main[^>]*>/;
  if (!policy.test(page) || !place.test(page)) throw new Error(`out/${file}.html has no policy or no text.`);
  const result = keepsPolicy ? page : page.replace(policy, '');
  // Unclosed markup must not swallow the controls that the tests use.
  const at = /id="article-text"/.test(page) ? /id="article-text"[^>]*>/ : place;
  return result.replace(at, (start) => `${start}${hostile}${ends}`);
}

/** Triggers the event handlers in hostile HTML and waits for their effects. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('[data-press]')) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      // A navigation would cancel the previous one.
      await new Promise((done) => setTimeout(done));
    }
    for (const element of document.querySelectorAll('[onpointerover]'))
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await waitForPaint(page);
  await waitForPaint(page);
}

/** Returns the URLs of frames that are not empty. */
export function framesOf(page: Page): string[] {
  return page
    .frames()
    .filter((frame) => frame !== page.mainFrame())
    .map((frame) => frame.url())
    .filter((url) => !/^(?:about:blank|about:srcdoc|chrome-error:.*|)$/.test(url));
}

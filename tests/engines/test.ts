import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { filesBelow } from '../../tools/files';
import { staticServer } from '../../tools/hosting/staticServer';
import { sites } from '../sites/sites';
import type { Engine, Launch } from './engine';
import { launchFirefox } from './firefox';
import { launchWebKit } from './webkit';

export { expect } from '@playwright/test';

const launches: Record<'firefox' | 'webkit', Launch> = { firefox: launchFirefox, webkit: launchWebKit };

type Options = { engineName: keyof typeof launches; colorScheme: 'light' | 'dark' };

type Workers = {
  server: Awaited<ReturnType<typeof startServer>>;
  /** Started browsers, reused by the next tests. */
  launched: Map<string, Engine>;
};

/** Tests the specification's site in one engine. Errors in the console and policy violations fail a test. */
export const test = base.extend<Options & { engine: Engine }, Workers>({
  engineName: ['firefox', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  launched: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const launched = new Map<string, Engine>();
      await use(launched);
      for (const engine of launched.values()) await engine.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ engineName, colorScheme, server: { origin }, launched }, use) => {
    const key = `${engineName} ${colorScheme}`;
    const engine = launched.get(key) ?? (await launches[engineName]({ origin, colorScheme }));
    launched.set(key, engine);
    await use(engine);
    const errors = await engine.evaluate((key) => {
      const recorded: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.clear();
      return recorded;
    }, storageKey);
    // WebKit rejects a promise of its own when it skips the transition to another page.
    expect(errors.filter((error) => !error.includes('skipTransition'))).toEqual([]);
  },
});

/** Defines tests for each engine. */
export function inEachEngine(define: () => void): void {
  for (const engineName of ['firefox', 'webkit'] as const)
    test.describe(engineName, () => {
      test.use({ engineName });
      define();
    });
}

const storageKey = 'recorded-errors';

/** Runs before all other scripts of a page. Stores errors in the browser, because the policy blocks requests. */
function recordErrors(key: string): void {
  const record = (error: unknown) =>
    localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), `${error}`]));
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => record(`the policy blocked ${blockedURI}`));
  console.error = (...args) => record(args.join(' '));
}

/** Serves a copy of the export that records errors, and can hold back the code of its pages. */
async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(sites.plain.out, folder, { recursive: true });
  // In front of the policy, which is a meta element.
  const recorder = `<head><script>(${recordErrors})('${storageKey}')</script>`;
  for (const file of await filesBelow(folder)) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace('<head>', recorder));
  }
  let held: Promise<void> | undefined;
  const server = staticServer(folder);
  const [serveFile] = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request').on('request', async (request, response) => {
    // Code that the browser has stored cannot be held back.
    const writeHead = response.writeHead.bind(response);
    const uncached = { 'Cache-Control': 'no-store' };
    Object.assign(response, {
      writeHead: (status: number, headers?: object) => writeHead(status, { ...headers, ...uncached }),
    });
    if (request.url?.startsWith('/assets/')) await held;
    serveFile?.(request, response);
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Holds the code of pages back until the returned function is called. */
    holdCode: (): (() => void) => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

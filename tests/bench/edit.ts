import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { freePort } from '../hosting/runNginx';
import { median } from './median';

/**
 * Milliseconds from saving an article to its new words on its page of `npm run dev`, in a copy of the project. Median of
 * all runs. Throws if the server does not respond within three minutes.
 */
export async function measureEdits(browser: Browser, folder: string, runs: number): Promise<number> {
  const slug = 'generated-0500';
  const file = join(folder, 'content/articles', `${slug}.md`);
  const port = await freePort();
  const url = `http://localhost:${port}/news-insights/${slug}`;
  const options = { cwd: folder, detached: true, stdio: 'ignore' } as const;
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port)], options);
  const original = await readFile(file, 'utf8');
  const page = await browser.newPage();
  try {
    await untilAnswered(url);
    await page.goto(url, { timeout: 120_000 });
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const words = `Words of edit ${run}.`;
      // What the watchers still have to do for the last edit belongs to that one.
      await pause(3000);
      const started = performance.now();
      await writeFile(file, `${original}\n${words}\n`);
      await page.getByText(words).waitFor({ timeout: 60_000 });
      times.push(performance.now() - started);
    }
    return median(times);
  } finally {
    await page.close();
    await writeFile(file, original);
    // The whole process group.
    if (server.pid) process.kill(-server.pid);
  }
}

async function untilAnswered(url: string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 180_000) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(500);
  }
  throw new Error(`npm run dev did not show ${url} within three minutes.`);
}

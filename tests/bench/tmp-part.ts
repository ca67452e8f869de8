import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../../tools/chromium';
import { compressExport } from '../../tools/hosting/compressExport';
import { freePort, runNginx } from '../hosting/runNginx';
import { makeCertificate } from './certificate';
import { writeControl, writeWithoutPictures } from './control';
import { measurePage } from './lighthouse';
import { startPictureHost } from './pictureHost';
import { buildSite, nameOf } from './site';
await mkdir('.bench', { recursive: true });
const tls = makeCertificate('.bench');
const pictureHost = await startPictureHost(tls);
for (const kind of [{ articles: 6, hasOwnPictures: true }, { articles: 6 }]) {
  const folder = join('.bench', nameOf(kind).replaceAll(' ', '-'));
  console.log(JSON.stringify(await buildSite(folder, kind)));
  const outDir = join(folder, 'out');
  const paths = kind.hasOwnPictures ? ['/news-insights', '/news-insights/managed-it-explained-without-the-acronyms'] : ['/', '/about', '/our-businesses', '/news-insights', '/contact', '/news-insights/managed-it-explained-without-the-acronyms'];
  const controls = new Map<string, string>();
  for (const path of paths) {
    const control = await writeControl(outDir, path);
    controls.set(path, control);
    if (kind.hasOwnPictures) controls.set(await writeWithoutPictures(outDir, path), control);
  }
  await writeFile(join(outDir, 'empty.txt'), '');
  await compressExport(outDir);
  const nginx = await runNginx(outDir, join(folder, 'hosting'), tls);
  const origin = `https://localhost:${nginx.port}`;
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...launchArguments, ...pictureHost.chromiumArguments, `--remote-debugging-port=${port}`] });
  for (const [path, control] of controls) console.log(path, JSON.stringify(await measurePage(path, control, { origin, port, runs: 3 })));
  await browser.close();
  await nginx.stop();
}
pictureHost.stop();

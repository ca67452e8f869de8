import { expect, test } from 'vitest';
import { postProcess } from '@/tools/build/post-process/postProcess';
import { temporaryFolder } from './support/folders';

const page =
  '<!DOCTYPE html><html><head></head><body><script src="/_next/static/chunks/main.js" async=""></script></body></html>';

test('files that a new Next.js could add stop the build by name', async () => {
  const folder = await temporaryFolder({
    ...{ 'index.html': page, '404.html': page, 'feed.xml': '<rss/>' },
    ...{ '500.html': page, '_next/server/app.js': '' },
  });
  await expect(postProcess(folder)).rejects.toThrow(
    "Unexpected files in Next.js's export: 500.html, _next/server/app.js.",
  );
});

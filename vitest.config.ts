import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': fromHere('.'),
      // Unit tests use the specification's content, so that editing an article never breaks them.
      '#content': fromHere('.generated/plain/.contentlayer/generated/index.mjs'),
      // Not the one of the development server, which does not exist before a build.
      '#pictures': fromHere('lib/site/preparedPictures.ts'),
    },
  },
  plugins: [
    {
      // Packages such as micromark also have code for development, which is slower and checks itself.
      name: 'packages as they ship',
      configResolved({ ssr: { resolve } }) {
        if (resolve)
          resolve.conditions = resolve.conditions?.filter((name) => !name.startsWith('development'));
      },
    },
  ],
  test: {
    reporters: ['default', ['json', { outputFile: '.generated/vitest.json' }]],
    // Test files share a process per core, because loading the modules takes most of their time.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Contentlayer and Chromium are slow on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,content-check}/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/unit/support/globalSetup.ts',
        },
      },
      { extends: true, test: { name: 'servers', include: ['tests/servers/*.test.ts'] } },
      // Each reads a built site of tests/sites/sites.ts.
      ...(['live', 'plain', 'full'] as const).map((site) => ({
        extends: true as const,
        test: { name: site, include: ['tests/site/*.test.ts'], provide: { site } },
      })),
    ],
  },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': fromHere('.'),
      // Unit tests see the specification's frozen content, so that an edited article never fails one.
      '#content': fromHere('.generated/specification/.contentlayer/generated/index.mjs'),
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Files share a process per core: most of a file's time would otherwise go into loading the same modules.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Programs of their own take long on a busy machine.
    testTimeout: 60_000,
    globalSetup: 'tests/unit/support/compileSpecification.ts',
  },
});

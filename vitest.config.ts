import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: 'contentlayer/generated', replacement: here('.contentlayer/generated/index.mjs') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'] },
});

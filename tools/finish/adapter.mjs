import { tsImport } from 'tsx/esm/api';

/** Called by Next.js (next.config.mjs, adapterPath) when the export stands in .export/. */
export default {
  name: 'finish-export',
  async onBuildComplete({ projectDir }) {
    const { finishAndPublish } = await tsImport('./publish.ts', import.meta.url);
    const { pagePlan } = await tsImport('../../lib/pagePlan.ts', import.meta.url);
    await finishAndPublish(projectDir, pagePlan());
  },
};

import { tsImport } from 'tsx/esm/api';

/** Called by Next.js (next.config.mjs, adapterPath) when the export stands in out/. */
export default {
  name: 'finish-export',
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await tsImport('./finish.ts', import.meta.url);
    const { pagePlan } = await tsImport('../../lib/pagePlan.ts', import.meta.url);
    await finishExport(`${projectDir}/out`, pagePlan());
  },
};

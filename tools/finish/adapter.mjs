import { tsImport } from 'tsx/esm/api';

/** Called by Next.js (next.config.mjs, adapterPath) when the export stands in .export/. */
export default {
  name: 'finish-export',
  async onBuildComplete({ projectDir }) {
    const { completeBuild } = await tsImport('./completeBuild.ts', import.meta.url);
    await completeBuild(projectDir);
  },
};

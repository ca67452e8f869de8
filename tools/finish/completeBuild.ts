import { join } from 'node:path';
import { drawSharePictures } from '../share/write';
import { exportFolder, finishAndPublish } from './publish';

/** What is left of a build when Next.js has exported. */
export function completeBuild(projectDir: string): Promise<void> {
  const drawings = join(projectDir, exportFolder, 'drawings');
  return finishAndPublish(projectDir, {
    drawPictures: () => drawSharePictures(drawings, join(projectDir, '.cache/share')),
  });
}

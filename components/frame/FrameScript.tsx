import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The frame's own script, printed into the page: at this size a request would cost more than the bytes. */
export function FrameScript() {
  const code = readFileSync(join(process.cwd(), '.generated/frame.js'), 'utf8');
  return <script data-own="frame">{code}</script>;
}

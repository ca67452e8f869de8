import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inlines the frame's script, which must run before the browser restores the scroll position. */
export function FrameScript() {
  const code = readFileSync(join(process.cwd(), '.generated/frame.js'), 'utf8');
  return <script data-own="frame">{code}</script>;
}

import { testOn } from '../browser/testOn';
import { localEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { pickPrivateFiles } from './repository';

/** Tests the local mode of the visual editor, in a window too narrow for the preview, which would take a fifth of their time. */
export const test = testOn(localEditor, pickPrivateFiles).extend({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
  viewport: { width: 1000, height: 800 },
});

export { expect } from '../browser/testOn';

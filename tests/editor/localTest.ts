import { testOn } from '../browser';
import { localEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { pickPrivateFiles } from './repository';

/** Tests the local mode of the visual editor. */
export const test = testOn(localEditor, pickPrivateFiles).extend({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
});

export { expect } from '../browser';

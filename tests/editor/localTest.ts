import { testOn } from '../browser';
import { localEditor } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';

/** Tests the local mode of the visual editor. */
export const test = testOn(localEditor).extend({
  freshPage: true,
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
});

export { expect } from '../browser';

import { testOn } from '../browser/testOn';
import { localEditor } from '../sites/sites';
import { pickPrivateFiles } from './repository';

/**
 * What the editor's content security policy blocks before a request: previews of pictures on other hosts, the
 * writer's portrait, and the package's requests for the state of GitHub.
 */
export const blockedByPolicy = [
  /(?:images\.unsplash\.com|avatars\.githubusercontent\.com)\S* violates .* Content Security Policy/,
  // Fonts that the package has itself, too.
  /cdn\.jsdelivr\.net\/fontsource/,
  /www\.githubstatus\.com\S* .*Content Security Policy/,
];

/** Tests the local mode of the visual editor, in a window too narrow for the preview, which would take a fifth of their time. */
export const test = testOn(localEditor, pickPrivateFiles).extend({
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
  viewport: { width: 1000, height: 800 },
});

export { expect } from '../browser/testOn';

import { testOn } from '../browser';
import { localEditor } from '../sites/sites';

/** Tests the local mode of the visual editor. */
export const test = testOn(localEditor).extend({
  freshPage: true,
  // The policy of the editor blocks the preview of pictures on other hosts before a request, and that of PDFs.
  expectedErrors: [
    [/(?:images\.unsplash\.com|Framing 'blob:)\S* violates .* Content Security Policy/],
    { scope: 'test' },
  ],
});

export { expect } from '../browser';

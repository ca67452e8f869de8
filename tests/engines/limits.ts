import type { EngineName } from './engine';

/** Limits of the drivers and their workarounds, also listed in docs/accessibility.md. */
export const limits: Record<EngineName, Record<string, string>> = {
  firefox: {
    'print media':
      'WebDriver BiDi cannot emulate a media type. The rules for print are switched on in the page, and the PDF is made as well.',
  },
  webkit: {
    'print media':
      'WebKitWebDriver cannot emulate a media type. The rules for print are switched on in the page.',
    pdf: 'WebKitWebDriver does not know the Print command. No PDF is made.',
    'windows below 450 pixels':
      'The toolbar keeps MiniBrowser from getting narrower. Pages are opened in a frame of that width, without the header that forbids frames.',
    'the console':
      'WebKitWebDriver has no log. Errors and policy violations are recorded by a script in the page, in every engine.',
    'a colour scheme that changes':
      'The scheme follows the GTK theme. The dark scheme gets a browser of its own.',
  },
};

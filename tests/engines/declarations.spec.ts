import { color } from '../../components/theme/theme';
import { dropped, exportedStyles } from './declarations';
import type { EngineName } from './engine';
import { expect, inEachEngine, out, test } from './test';

/** Declarations that an engine may drop, and why that is harmless. */
const allowed: Record<EngineName | 'chromium', Record<string, string>> = {
  chromium: {
    [`-webkit-text-decoration-color: ${color.text}`]: 'Repeats text-decoration-color for WebKit.',
    '-moz-text-size-adjust: none': 'Repeats text-size-adjust for Firefox.',
  },
  firefox: {
    [`-webkit-text-decoration-color: ${color.text}`]: 'Repeats text-decoration-color for WebKit.',
    '-webkit-font-smoothing: antialiased': 'Only affects macOS.',
    'text-size-adjust: none': 'Firefox supports -moz-text-size-adjust.',
    'text-wrap: pretty': 'Paragraphs may end with a single word.',
  },
  webkit: {
    '-moz-text-size-adjust: none': 'Repeats text-size-adjust for Firefox.',
    'text-size-adjust: none': 'WebKit supports -webkit-text-size-adjust.',
    'user-select: none': 'WebKit supports -webkit-user-select.',
  },
};

const styles = exportedStyles(out);

test('each custom property that a declaration uses is defined', () => {
  const undefinedIn = styles.declarations.filter(({ values }) => values.length === 0).map(({ text }) => text);
  expect(undefinedIn).toEqual([]);
  expect(styles.declarations.length).toBeGreaterThan(300);
});

test('only accepted declarations are dropped in Chromium', async ({ page, server }) => {
  await page.goto(server.origin);
  const found = await page.evaluate(dropped, styles);
  expect([...new Set(found)].sort()).toEqual(Object.keys(allowed.chromium).sort());
});

inEachEngine((name) => {
  test('only accepted declarations are dropped', async ({ engine }) => {
    await engine.open('/');
    const found = await engine.evaluate(dropped, styles);
    expect([...new Set(found)].sort()).toEqual(Object.keys(allowed[name]).sort());
  });
});

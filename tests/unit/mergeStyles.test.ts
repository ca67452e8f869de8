import { describe, expect, test } from 'vitest';
import { mergeStyles } from '@/tools/build/post-process/styles';

describe('merged styles', () => {
  test('keep a duplicate rule at its first position, before the rules that extend it', () => {
    const island = '.base{color:red}/*!sc*/\n.built{color:green}';
    const page = '.base{color:red}';
    expect(mergeStyles([island, page])).toBe('.base{color:red}.built{color:green}');
  });

  test('are not confused by braces in strings and comments', () => {
    expect(mergeStyles(['.a::after{content:"}"}/* } */.b{color:red}', '.b{color:red}'])).toBe(
      '.a:after{content:"}"}.b{color:red}',
    );
  });

  test('leave out the markers of styled-components', () => {
    const note = 'data-styled.g1[id="card"]{content:"abc,"}/*!sc*/';
    expect(mergeStyles([`.abc{color:red}\n/*!sc*/\n${note}`])).toBe('.abc{color:red}');
  });

  test('keep custom properties, fallbacks and queries', () => {
    const css = mergeStyles([
      '.a{color:var(--ink,#14201a)}@media (scripting:none){.a{display:none}}.b:has(:popover-open){gap:1px}',
    ]);
    expect(css).toContain('var(--ink,#14201a)');
    expect(css).toContain('@media (scripting:none)');
    expect(css).toContain(':has(:popover-open)');
  });

  test('throw for an invalid block', () => {
    expect(() => mergeStyles(['.a{color:red'.concat('}}}')])).toThrow();
  });
});

test('rules that no used name can match are left out, and only the selectors of a rule that can match stay', () => {
  const css =
    'h2,h4{gap:1px}h4{gap:2px}.a [data-b="1"] i{gap:3px}p[data-c]{gap:4px}' +
    '[open]>p{gap:9px}p:not([data-b],h4){gap:5px}@media print{h4{gap:6px}}@media print{p::after{gap:7px}}.a>*{gap:8px}';
  const usedNames = new Set(['h2', 'p', 'i', '[data-c']);
  expect(mergeStyles([css], usedNames)).toBe(
    'h2{gap:1px}p[data-c]{gap:4px}[open]>p{gap:9px}p:not([data-b],h4){gap:5px}@media print{p:after{gap:7px}}.a>*{gap:8px}',
  );
  expect(mergeStyles([css])).toContain('[data-b="1"]');
});

test('rules for a keyword of a data attribute that no page has, and no script sets, are left out', () => {
  const css =
    '[data-a=left],[data-a=right]{gap:1px}[data-b=left]{gap:2px}[data-a^=r]{gap:3px}[data-a=LEFT i]{gap:4px}[lang=de]{gap:5px}';
  const usedNames = new Set(['[data-a', '[data-a=left]', '[data-b', '[data-b=']);
  expect(mergeStyles([css], usedNames)).toBe(
    '[data-a=left]{gap:1px}[data-b=left]{gap:2px}[data-a^=r]{gap:3px}[data-a=LEFT i]{gap:4px}[lang=de]{gap:5px}',
  );
});

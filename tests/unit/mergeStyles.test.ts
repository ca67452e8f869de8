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

import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import config from '@/stylelint.config.mjs';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';
import { codeOf, sourcesIn } from './support/sources';

type BaselineOptions = {
  available: number;
  ignoreSelectors: string[];
  ignoreAtRules: string[];
  ignoreFunctions: string[];
  ignoreProperties: Record<string, string[]>;
};

const rules = config.rules ?? {};
const { available, ...allowed }: BaselineOptions = rules['plugin/use-baseline'][1];

/** What stylelint reports for the source of a component. */
async function warningsOf(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'components/Example.tsx', config });
  return results.flatMap(({ parseErrors, warnings }) => {
    expect(parseErrors).toEqual([]);
    return warnings.map(({ rule }) => rule);
  });
}

describe('text-decoration', () => {
  test.each(['underline 2px red', 'underline 2px', 'underline red', `underline 2px \${color.text}`])(
    'may not be %s',
    async (value) => {
      const code = `const Link = styled.a\`text-decoration: ${value};\`;`;
      expect(await warningsOf(code)).toContain('declaration-property-value-allowed-list');
    },
  );

  test('may be a single value or longhands', async () => {
    const code = `const Link = styled.a\`
      text-decoration: none;

      &:hover {
        text-decoration: underline;
      }

      &:active {
        text-decoration-line: underline;
        text-decoration-thickness: 2px;
        text-decoration-color: red;
      }
    \`;`;
    expect(await warningsOf(code)).toEqual([]);
  });
});

describe('features that the oldest supported browsers lack', () => {
  test.each([
    ['a property', 'field-sizing: content;'],
    ['a value of an allowed property', 'text-wrap: stable;'],
    ['a function', 'color: light-dark(red, blue);'],
    ['a unit', 'width: 1rcap;'],
    ['a selector', '&:user-invalid { color: red; }'],
    ['an at-rule', '@starting-style { opacity: 0; }'],
    // Chrome 112 and Firefox 115.
    ['a property later in the same year', 'animation-composition: add;'],
  ])('are reported: %s', async (_, css) => {
    expect(await warningsOf(`const Wrapper = styled.div\`${css}\`;`)).toContain('plugin/use-baseline');
  });

  test('are allowed inside @supports', async () => {
    const css = '@supports (field-sizing: content) { field-sizing: content; }';
    expect(await warningsOf(`const Wrapper = styled.div\`${css}\`;`)).toEqual([]);
  });

  test.each([
    'styled.a',
    'styled(Link)',
    "styled.a.withConfig({ componentId: 'link' })",
    "styled(Link).withConfig({ componentId: 'link' })",
    'css',
    'createGlobalStyle',
  ])('are found in templates of %s', async (tag) => {
    const code = `const Link = ${tag}\`\${from600} { a { field-sizing: content; } }\`;`;
    expect(await warningsOf(code)).toEqual(['plugin/use-baseline']);
  });

  test('are listed only while a component uses them', async () => {
    const bare = { ...config, rules: { 'plugin/use-baseline': [true, { available }] } };
    const { results } = await stylelint.lint({ files: '{components,app}/**/*.{ts,tsx}', config: bare });
    const texts = results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
    const isUsed = (kind: string, name: string) =>
      texts.some((text) => {
        const found = new RegExp(`${kind} "@?([^"]+)"`, 'i').exec(text)?.[1] ?? '';
        return name.startsWith('/') ? new RegExp(name.slice(1, -1)).test(found) : found === name;
      });
    const unused = [
      ...allowed.ignoreSelectors.filter((name) => !isUsed('selector', name)),
      ...allowed.ignoreAtRules.filter((name) => !isUsed('at-rule', name)),
      ...allowed.ignoreFunctions.filter((name) => !isUsed('function', name)),
      ...Object.keys(allowed.ignoreProperties).filter((name) => !isUsed('property', name)),
    ];
    expect(unused).toEqual([]);
  });

  test('are those that were not yet Baseline when the oldest browsers were released', () => {
    // All from March 2023. For other targets, change the year and review the lists.
    expect({ scriptTargets, available }).toEqual({
      scriptTargets: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
      available: 2022,
    });
  });
});

test('shared declarations have a css tag, which stylelint needs', () => {
  const untagged = sourcesIn('components', 'app').filter((file) => /[=:(]\s*`\n/.test(codeOf(file)));
  expect(untagged).toEqual([]);
});

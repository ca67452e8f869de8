import { describe, expect, test } from 'vitest';
import { codeOf, importsOf, reachableFrom, resolveImport, sourcesIn } from './support/sources';

/** What is wrong in files, as `file: what`. */
function offences(files: string[], find: (file: string) => readonly string[] | null): string[] {
  return files.flatMap((file) => (find(file) ?? []).map((what) => `${file}: ${what}`));
}

describe('imports run one way: content, lib, components, app', () => {
  test('no file of lib/ imports from app, components or tools, not even a type, or needs React', () => {
    const outside = /(?:from|import)\s*\(?\s*'(?:@\/|(?:\.\.\/)+)(?:app|components|tools|tests)\/[^']*'/g;
    const react = /^(?:preact|react|react-dom|styled-components)(?:\/|$)/;
    const found = offences(sourcesIn('lib'), (file) => [
      ...(codeOf(file).match(outside) ?? []),
      ...importsOf(file).filter((module) => react.test(module)),
    ]);
    expect(found).toEqual([]);
  });

  test('no file of components/ imports from app or tools, or content directly', () => {
    const found = offences(sourcesIn('components'), (file) =>
      importsOf(file).filter(
        (module) => module === '#content' || /^(?:app|tools|tests)\//.test(resolveImport(file, module) ?? ''),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('colours are only in the palette', () => {
  const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![-\w])|\b(?:rgba?|hsla?|oklch)\(/gi;
  // Print is black on white, and in a mask black only means opaque.
  const isAllowed = (file: string, value: string) =>
    file === 'components/theme/GlobalStyle.tsx' && /^#(?:fff|000)$/.test(value);
  const files = sourcesIn('app', 'components', 'lib', 'tools/build');
  const found = offences(
    files.filter((file) => file !== 'components/theme/colours.ts'),
    (file) =>
      (
        codeOf(file)
          .replace(/mask-image:[^;]*;/g, '')
          .match(colour) ?? []
      ).filter((value) => !isAllowed(file, value)),
  );
  expect(found).toEqual([]);
});

describe('the code that goes to the browser', () => {
  const entries = sourcesIn('components/islands').filter((file) => file.endsWith('.client.ts'));
  const { files, packages } = reachableFrom(...entries);

  test('has of lib/ only the files whose names end in .browser.ts', () => {
    expect(files.filter((file) => file.startsWith('lib/') && !file.endsWith('.browser.ts'))).toEqual([]);
  });

  test('contains nothing from Next.js or Node.js, no schema library and no colour arithmetic', () => {
    expect(packages).toEqual(['preact', 'react', 'react-dom/client', 'styled-components']);
    expect(files).not.toContain('components/theme/colours.ts');
  });
});

test('the output does not depend on the clock, random numbers or the locale of the machine', () => {
  // These decide on which day a build publishes scheduled articles.
  const clock = ['lib/content/buildDay.ts', 'tools/build/environment.ts'];
  const files = sourcesIn('app', 'components', 'lib', 'tools/build').filter((file) => !clock.includes(file));
  const found = offences(files, (file) =>
    codeOf(file).match(/new Date\(\s*\)|Date\.now\(|Math\.random\(|\.toLocale\w*\(\s*\)/g),
  );
  expect(found).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { islandNames } from '@/components/islands/islandNames';
import { withComponentIds } from '@/tools/build/componentIds.mjs';
import { codeOf, importsOf, reachableFrom, resolveImport, sourceOf, sourcesIn } from './support/sources';

/** Violations, as `file: violation`. */
function offences(files: string[], find: (file: string) => Iterable<string> | null): string[] {
  return files.flatMap((file) => [...(find(file) ?? [])].map((what) => `${file}: ${what}`));
}

/** Imports of a file from one of these folders. */
function importsInto(file: string, folders: RegExp): string[] {
  return importsOf(file).filter((module) => folders.test(resolveImport(file, module) ?? ''));
}

test("'use client' is followed by a comment that names its hook", () => {
  const marked = sourcesIn('app', 'components', 'lib').filter((file) => /^'use client'/.test(sourceOf(file)));
  expect(marked).toContain('components/news/NewsBrowser.tsx');
  expect(marked.filter((file) => !/^'use client';\n\n\/\/ .*\buse[A-Z]\w+/.test(sourceOf(file)))).toEqual([]);
});

describe('imports run one way: content, lib, components, app', () => {
  test('no file of lib/ imports from app, components or tools, not even a type', () => {
    const found = offences(
      sourcesIn('lib'),
      (file) =>
        codeOf(file).match(
          /(?:from|import)\s*\(?\s*'(?:@\/|(?:\.\.\/)+)(?:app|components|tools|tests)\/[^']*'/g,
        ) ?? [],
    );
    expect(found).toEqual([]);
  });

  test('no file of components/ imports from app or tools, or content directly', () => {
    const found = offences(sourcesIn('components'), (file) => [
      ...importsInto(file, /^(?:app|tools|tests)\//),
      ...importsOf(file).filter((module) => module === '#content'),
    ]);
    expect(found).toEqual([]);
  });

  test('no file of lib/ needs React', () => {
    const found = offences(sourcesIn('lib'), (file) =>
      importsOf(file).filter((module) =>
        /^(?:preact|react|react-dom|styled-components)(?:\/|$)/.test(module),
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('colours', () => {
  const brand = 'components/theme/brand.ts';
  /** Only the red of errors, and black and white on paper. */
  const derived = 'components/theme/colours.ts';
  /** Print is black on white, independent of the theme. */
  const print = 'components/theme/GlobalStyle.tsx';
  const colour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![-\w])|\b(?:rgba?|hsla?|oklch)\(/gi;

  function coloursIn(file: string): string[] {
    // In a mask, black only means opaque.
    const found =
      codeOf(file)
        .replace(/mask-image:[^;]*;/g, '')
        .match(colour) ?? [];
    return file === print ? found.filter((value) => value !== '#fff' && value !== '#000') : found;
  }

  test('are only in the brand', () => {
    const files = sourcesIn('app', 'components', 'lib', 'tools/build').filter(
      (file) => file !== brand && file !== derived,
    );
    expect(offences(files, coloursIn)).toEqual([]);
  });
});

describe('the code that goes to the browser', () => {
  test('has an entry point for each island, besides the loader', () => {
    const entries = sourcesIn('components/islands').filter((file) => file.endsWith('.client.ts'));
    const expected = ['loader', ...islandNames].map((name) => `components/islands/${name}.client.ts`);
    expect(entries.sort()).toEqual(expected.sort());
  });

  const { files, packages } = reachableFrom(
    ...sourcesIn('components/islands').filter((file) => file.endsWith('.client.ts')),
  );

  test('is reached from its entry points', () => {
    expect(files).toContain('components/news/ArticleModal.tsx');
  });

  test('has of lib/ only the files whose names end in .browser.ts', () => {
    expect(files.filter((file) => file.startsWith('lib/') && !file.endsWith('.browser.ts'))).toEqual([]);
    const unused = sourcesIn('lib').filter((file) => file.endsWith('.browser.ts') && !files.includes(file));
    expect(unused).toEqual([]);
  });

  test('contains nothing from Next.js or Node.js, no schema library and no colour arithmetic', () => {
    expect(packages).toEqual(['preact', 'react', 'react-dom/client', 'styled-components']);
    expect(files).not.toContain('components/theme/colours.ts');
  });
});

test('the build gives every styled component a unique id', () => {
  const ids = sourcesIn('components').flatMap((file) => {
    const code = codeOf(file);
    const named = [...withComponentIds(code, file).matchAll(/\.withConfig\(\{ componentId: '(\w+)' \}\)/g)];
    const defined = code.match(/\bstyled(?=[.(])(?!\.withConfig)/g) ?? [];
    expect(named.length, file).toBe(defined.length);
    return named.map(([, id]) => id);
  });
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('no component extends Block, whose columns and gap would override its own above another Block', () => {
  const found = offences(sourcesIn('components'), (file) => codeOf(file).match(/\bstyled\(Block\)/g));
  expect(found).toEqual([]);
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

test('route files in app/ have at most 40 lines', () => {
  const pages = sourcesIn('app').filter((file) => /\/(?:page|layout|not-found)\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((file) => sourceOf(file).trimEnd().split('\n').length > 40)).toEqual([]);
});

test('there are no barrel files', () => {
  const files = sourcesIn('app', 'components', 'lib', 'tools');
  expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

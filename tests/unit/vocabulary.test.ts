import { expect, test } from 'vitest';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { vocabularyInSource, vocabularyOf } from '@/tools/build/post-process/vocabulary';

const html =
  '<!DOCTYPE html><html lang="en"><head></head><body><p data-a="b &quot;<i>" hidden>1 &lt; 2 <svg viewBox="0 0 1 1"></svg></p></body></html>';

test('the vocabulary of a page has the names of its elements and attributes', () => {
  const names = ['html', '[lang', 'head', 'body', 'p', '[data-a', '[hidden', 'svg', '[viewbox'];
  expect([...vocabularyInSource(html)].sort()).toEqual(names.sort());
  const elements = elementsOf(parse(html));
  expect([...vocabularyOf(elements)].sort()).toEqual(names.sort());
});

test('the vocabulary has what browsers without scripts show, and the names that a script could set', () => {
  const script =
    '<noscript><em data-note></em></noscript><script>e.setAttribute("data-failed","");e.dataset.isOpen=1</script>';
  const vocabulary = vocabularyOf(elementsOf(parse(script)));
  expect(vocabulary).toContain('em');
  expect(vocabulary).toContain('[data-note');
  expect(vocabulary).toContain('[data-failed');
  expect(vocabulary).toContain('[data-is-open');
});

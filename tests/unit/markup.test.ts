import { expect, test } from 'vitest';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { markupInSource, markupOf } from '@/tools/build/post-process/markup';

const html =
  '<!DOCTYPE html><html lang="en"><head></head><body><p data-a="b &quot;<i>" hidden>1 &lt; 2 <svg viewBox="0 0 1 1"></svg></p></body></html>';

test('the markup of a page has the names of its elements and attributes', () => {
  const names = ['html', '[lang', 'head', 'body', 'p', '[data-a', '[hidden', 'svg', '[viewbox'];
  expect([...markupInSource(html)].sort()).toEqual(names.sort());
  const elements = elementsOf(parse(html));
  expect([...markupOf(elements)].map((name) => name.toLowerCase()).sort()).toEqual(names.sort());
});

test('the markup has what browsers without scripts show, and the names that a script could set', () => {
  const script =
    '<noscript><em data-note></em></noscript><script>e.setAttribute("data-failed","");e.dataset.isOpen=1</script>';
  const markup = markupOf(elementsOf(parse(script)));
  expect(markup).toContain('em');
  expect(markup).toContain('[data-note');
  expect(markup).toContain('[data-failed');
  expect(markup).toContain('[data-is-open');
});

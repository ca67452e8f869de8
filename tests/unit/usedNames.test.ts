import { expect, test } from 'vitest';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { usedNamesInSource, usedNamesOf } from '@/tools/build/post-process/usedNames';

const html =
  '<!DOCTYPE html><html lang="en"><head></head><body><p data-a="b &quot;<i>" data-align="left" hidden>1 &lt; 2 <svg viewBox="0 0 1 1"></svg></p></body></html>';

test('the used names of a page are those of its elements, attributes, and keywords of data attributes', () => {
  const names = [
    'html',
    '[lang',
    'head',
    'body',
    'p',
    '[data-a',
    '[data-align',
    '[data-align=left]',
    '[hidden',
    'svg',
    '[viewbox',
  ];
  expect([...usedNamesInSource(html)].sort()).toEqual(names.sort());
  const elements = elementsOf(parse(html));
  expect([...usedNamesOf(elements)].sort()).toEqual(names.sort());
});

test('they include what browsers without scripts show, and what a script could set', () => {
  const script =
    '<noscript><em data-note></em></noscript><script>e.setAttribute("data-failed","");e.dataset.isOpen=1</script>';
  const usedNames = usedNamesOf(elementsOf(parse(script)));
  expect(usedNames).toContain('em');
  expect(usedNames).toContain('[data-note');
  expect(usedNames).toContain('[data-failed');
  expect(usedNames).toContain('[data-is-open');
  expect(usedNames).toContain('[data-is-open=');
});

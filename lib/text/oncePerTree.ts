import type { Root } from 'mdast';

/** A function of a tree that computes its result once, because several rules need it. */
export function oncePerTree<Rest extends unknown[], Result extends object>(
  compute: (tree: Root, ...rest: Rest) => Result,
): (tree: Root, ...rest: Rest) => Result {
  const results = new WeakMap<Root, Result>();
  return (tree, ...rest) => {
    const result = results.get(tree) ?? compute(tree, ...rest);
    results.set(tree, result);
    return result;
  };
}

/** Returns a function that computes a value for each element once: while `findInPage` runs, nothing changes. */
export function cached<Value>(compute: (element: Element) => Value): (element: Element) => Value {
  const values = new Map<Element, Value>();
  return (element) => {
    if (!values.has(element)) values.set(element, compute(element));
    return values.get(element) as Value;
  };
}

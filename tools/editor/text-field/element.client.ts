/** An element with properties, attributes (names with a hyphen, and `role`), and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Record<string, unknown> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (/-|^role$/.test(property)) created.setAttribute(property, String(value));
    else Object.assign(created, { [property]: value });
  }
  created.append(...children);
  return created;
}

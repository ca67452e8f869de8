import { expect, test } from './test';

const grids = [
  ['/', 'Our Portfolio', 'article'],
  ['/our-businesses', 'Expansion Divisions', 'article'],
  ['/contact', 'Go straight to our businesses', 'div'],
] as const;

for (const [path, name, item] of grids) {
  test(`one to five items under ${name} fill every row`, async ({ page }) => {
    await page.goto(path);
    const first = page
      .getByRole('region', { name })
      .locator(item, { has: page.locator('h2, h3') })
      .last();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (let count = 1; count <= 5; count += 1) {
        const gaps = await first.evaluate((element, wanted) => {
          const grid = element.parentElement as HTMLElement;
          while (grid.children.length > wanted) grid.lastElementChild?.remove();
          while (grid.children.length < wanted) grid.append(element.cloneNode(true));
          const { right, left } = grid.getBoundingClientRect();
          const rows = new Map<number, DOMRect[]>();
          for (const child of grid.children) {
            const box = child.getBoundingClientRect();
            rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
          }
          const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
          return [...rows.values()].flatMap((row) => {
            const boxes = row.sort((a, b) => a.left - b.left);
            const edges = [left - gap, ...boxes.map((box) => box.right)];
            return [...boxes.map((box) => box.left), right + gap].map((start, index) =>
              Math.round(start - (edges[index] ?? 0) - gap),
            );
          });
        }, count);
        expect(gaps.filter(Boolean), `${count} at ${width} px`).toEqual([]);
      }
    }
  });
}

import type { Page } from '@playwright/test';
import { sites } from '../sites/sites';
import { textOn } from './form';
import { expect, test } from './localTest';
import { barOn } from './previewTest';
import { openRepository, textFilesIn, urlOf } from './repository';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Documents of the full site, which have every part of a text, section and field. */
const [article, page, person] = [
  'content/articles/everything-a-text-can-have.md',
  'content/pages/every-section.md',
  'content/people/jane-doe.md',
] as const;

const form = '[data-mode="edit"]';

/** The controls and fields that are cut off at the right edge of the screen. What is in a toolbar can be scrolled to. */
const cutOff = (editor: Page) =>
  editor
    .locator(`${form} :is([data-key-path], input, textarea, button, .cm-content):not(.text-toolbar *)`)
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > screen.width)
        .map((element) => element.closest('[data-key-path]')?.getAttribute('data-key-path')),
    );

test('the preview starts at the width of a phone, and the form is where it was left, with its undo, and keeps its place while one types; no form is wider than the screen', async ({
  page: editor,
}) => {
  const files = Object.entries(await textFilesIn(sites.full.content));
  const offered = files.filter(([path]) => !path.includes('/generated-'));
  await openRepository(editor, Object.fromEntries(offered), urlOf(page));
  const text = textOn(editor);
  await text.scrollIntoViewIfNeeded();
  // Its messages are above the text.
  await expect(editor.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
  const top = async () => (await text.boundingBox())?.y ?? 0;
  const before = await top();
  const toggle = editor.getByRole('button', { name: 'Preview', exact: true });
  await toggle.tap();
  await expect(barOn(editor).getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  await toggle.tap();
  await expect(text).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, 0);

  const words = await text.innerText();
  await text.focus();
  const heights = await editor.locator('.check-summary').evaluateHandle((check: HTMLElement) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(check.offsetHeight)).observe(check);
    return seen;
  });
  await editor.keyboard.type('More. ', { delay: 100 });
  await expect(editor.locator('.check-summary')).toHaveAttribute('aria-busy', 'false');
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
  await toggle.tap();
  await expect(text).toBeHidden();
  await toggle.tap();
  await expect(text).toContainText('More. ');
  await editor.getByRole('button', { name: 'Undo' }).last().tap();
  await expect.poll(() => text.innerText()).toBe(words);

  await editor.getByRole('button', { name: 'Show Editor Options' }).tap();
  await expect(editor.getByRole('menuitem')).toHaveText(['Slug', 'Revert All Changes']);
  await editor.keyboard.press('Escape');

  for (const path of [page, article, person])
    await test.step(path, async () => {
      await editor.goto(urlOf(path));
      const width = () => editor.locator(form).evaluate(({ clientWidth }) => clientWidth);
      // It has no width until it is rendered.
      await expect.poll(width).toBe(390);
      // Each is disabled once its list is unfolded.
      const folded = editor.getByRole('button', { name: 'Expand All', disabled: false });
      while (await folded.count())
        await folded.evaluateAll((buttons: HTMLElement[]) => {
          for (const button of buttons) button.click();
        });
      expect(await width()).toBe(390);
      expect(await cutOff(editor)).toEqual([]);
    });
});

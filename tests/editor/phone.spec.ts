import type { Page } from '@playwright/test';
import { sites } from '../sites/sites';
import { textOn } from './form';
import { expect, previewOn, test } from './previewTest';
import { openRepository, textFilesIn, urlOf } from './repository';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Documents of the full site, which have every part of a text, section and field. */
const [article, page, person] = [
  'content/articles/everything-a-text-can-have.md',
  'content/pages/every-section.md',
  'content/people/jane-doe.md',
] as const;

const form = '[data-mode="edit"]';

/** The controls and fields that are cut off at the right edge of the screen. */
const cutOff = (editor: Page) =>
  editor
    .locator(`${form} :is([data-key-path], input, textarea, button)`)
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > screen.width)
        .map((element) => element.closest('[data-key-path]')?.getAttribute('data-key-path')),
    );

test('the preview replaces the form, which keeps what was typed, and no form is wider than the screen', async ({
  page: editor,
}) => {
  await openRepository(editor, await textFilesIn(sites.full.content), urlOf(page));
  const text = textOn(editor);
  await text.focus();
  await editor.keyboard.type('More. ');
  const toggle = editor.getByRole('button', { name: 'Preview', exact: true });
  await toggle.tap();
  await expect(text).toBeHidden();
  await expect(previewOn(editor).getByText('More. ').first()).toBeVisible();
  await toggle.tap();
  await expect(text).toHaveValue(/More\. /);

  for (const path of [page, article, person])
    await test.step(path, async () => {
      await editor.goto(urlOf(path));
      // It has no width until it is rendered.
      await expect.poll(() => editor.locator(form).evaluate(({ clientWidth }) => clientWidth)).toBe(390);
      // Each is disabled once its list is unfolded.
      const folded = editor.getByRole('button', { name: 'Expand All', disabled: false });
      while (await folded.count())
        await folded.evaluateAll((buttons: HTMLElement[]) => {
          for (const button of buttons) button.click();
        });
      expect(await cutOff(editor)).toEqual([]);
    });
});

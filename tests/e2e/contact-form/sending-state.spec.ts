import { dark, light } from '../../../components/theme/colours';
import { rgb } from '../helpers';
import { expect, test } from '../test';
import * as contact from './form';

test('while sending the button is disabled and grey in both schemes, with a spinner, which reduced motion stops', async ({
  page,
}) => {
  const schemes = [
    ['light', light],
    ['dark', dark],
  ] as const;
  await contact.openFilled(page);
  const idle = contact.sendButton(page);
  await expect(idle.locator('[aria-hidden]')).toHaveCount(0);
  for (const [colorScheme, { disabled }] of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(idle).not.toHaveCSS('background-color', rgb(disabled));
  }
  await idle.click();
  const sending = contact.sendingButton(page);
  await expect(sending).toBeDisabled();
  for (const [colorScheme, { disabled, onDisabled, text }] of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(sending).toHaveCSS('background-color', rgb(disabled));
    await expect(sending).toHaveCSS('color', rgb(onDisabled));
    for (const name of ['name', 'category', 'message'] as const)
      await expect(contact.field(page, name), 'what was typed').toHaveCSS('color', rgb(text));
  }
  const spinner = sending.locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite');
  const animations = () =>
    spinner.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await animations()).toEqual(['running']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(animations).toEqual([]);
  await expect(spinner).toBeVisible();
});

test('while sending nothing can be changed, and afterwards the form is as before', async ({ page }) => {
  await contact.openFilled(page);
  const choice = contact.field(page, 'category');
  await choice.press('ArrowDown');
  await expect(choice).not.toHaveValue(contact.inquiry.category);
  await contact.fill(page);
  const status = contact.form(page).getByRole('status');
  const texts = ['name', 'email', 'company', 'message'] as const;
  await expect(status).toHaveText('');
  const idle = contact.sendButton(page);
  const size = await idle.boundingBox();
  await contact.send(page);
  await expect(status).toHaveText(/sending/i);
  const sending = await contact.sendingButton(page).boundingBox();
  expect(sending).toMatchObject({ width: size?.width, height: size?.height });
  for (const name of texts) await expect(contact.field(page, name)).not.toBeEditable();
  await choice.press('ArrowDown');
  await expect(choice).toHaveValue(contact.inquiry.category);
  await page.clock.fastForward(2000);
  for (const name of texts) await expect(contact.field(page, name)).toBeEditable();
  await expect(status).toHaveText('');
  await expect(idle.locator('[aria-hidden="true"]')).toHaveCount(0);
  await expect(idle).not.toHaveCSS('background-color', rgb(light.disabled));
});

import { dark, light } from '../../../components/theme/colours';
import { rgb } from '../helpers';
import { expect, test } from '../test';
import * as contact from './form';

for (const [scheme, { disabled, onDisabled }] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`while sending the button is disabled and grey, with a spinner, in the ${scheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await contact.openFilled(page);
    await expect(contact.button(page, 'Send Message')).not.toHaveCSS('background-color', rgb(disabled));
    await expect(contact.button(page, 'Send Message').locator('[aria-hidden]')).toHaveCount(0);
    await contact.button(page, 'Send Message').click();
    const sending = contact.button(page, 'Sending...');
    await expect(sending).toBeDisabled();
    await expect(sending).toHaveCSS('background-color', rgb(disabled));
    await expect(sending).toHaveCSS('color', rgb(onDisabled));
    const spinner = sending.locator('[aria-hidden="true"]');
    await expect(spinner).toBeVisible();
    await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite');
    const running = await spinner.evaluate((element) =>
      element.getAnimations().map(({ playState }) => playState),
    );
    expect(running).toEqual(['running']);
  });
}

test('with reduced motion the spinner does not spin', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await contact.openFilled(page);
  await contact.button(page, 'Send Message').click();
  const spinner = contact.button(page, 'Sending...').locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('while sending nothing can be changed, and afterwards the form is as before', async ({ page }) => {
  await contact.openFilled(page);
  const choice = contact.field(page, 'Inquiry Type *');
  await choice.press('ArrowDown');
  await expect(choice).not.toHaveValue(contact.inquiry['Inquiry Type *']);
  await contact.fill(page);
  const status = contact.form(page).getByRole('status');
  const texts = contact.labels.filter((label) => label !== 'Inquiry Type *');
  await expect(status).toHaveText('');
  const idle = contact.button(page, 'Send Message');
  const size = await idle.boundingBox();
  await contact.send(page);
  await expect(status).toHaveText(/sending/i);
  const sending = await contact.button(page, 'Sending...').boundingBox();
  expect(sending).toMatchObject({ width: size?.width, height: size?.height });
  for (const label of texts) await expect(contact.field(page, label)).not.toBeEditable();
  await choice.press('ArrowDown');
  await expect(choice).toHaveValue(contact.inquiry['Inquiry Type *']);
  await page.clock.fastForward(2000);
  for (const label of texts) await expect(contact.field(page, label)).toBeEditable();
  await expect(status).toHaveText('');
  await expect(idle.locator('[aria-hidden="true"]')).toHaveCount(0);
  await expect(idle).not.toHaveCSS('background-color', rgb(light.disabled));
});

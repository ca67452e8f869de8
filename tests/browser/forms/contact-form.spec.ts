import { delayResponses } from '../helpers';
import { expect, test } from '../plain';
import * as contact from './contactForm';

test('the alert appears exactly 2000 ms after each submit, then the fields are cleared and the form is idle, and nothing is sent or stored', async ({
  page,
}) => {
  const alerts = await contact.open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  for (const count of [1, 2]) {
    await contact.fill(page);
    await contact.sendButton(page).click();
    await expect(contact.sendingButton(page)).toBeDisabled();
    await page.clock.fastForward(1999);
    expect(alerts).toHaveLength(count - 1);
    await expect(contact.sendingButton(page)).toBeDisabled();
    await contact.expectValues(page);
    await page.clock.fastForward(1);
    expect(alerts).toEqual(Array(count).fill(contact.confirmed));
    await expect(contact.sendButton(page)).toBeEnabled();
    await contact.expectValues(page, contact.cleared);
  }
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  // The code of the form, and the font file with letters of what is typed.
  expect(requests.filter((request) => !/^GET \/(?:assets|fonts)\//.test(request))).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('a second submit while sending does nothing', async ({ page }) => {
  const alerts = await contact.openFilled(page);
  await contact.send(page);
  await page.clock.fastForward(1500);
  await contact.field(page, 'name').press('Enter');
  await contact.sendingButton(page).click({ force: true });
  await contact.form(page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
  await page.clock.fastForward(500);
  expect(alerts).toEqual([contact.confirmed]);
  await page.clock.fastForward(10_000);
  expect(alerts).toEqual([contact.confirmed]);
});

test('Enter in a single-line field submits, Enter in the message starts a new line', async ({ page }) => {
  const alerts = await contact.openFilled(page);
  await contact.field(page, 'message').press('Control+End');
  await contact.field(page, 'message').press('Enter');
  await expect(contact.field(page, 'message')).toHaveValue(`${contact.inquiry.message}\n`);
  await page.clock.fastForward(5000);
  expect(alerts).toEqual([]);
  await contact.field(page, 'company').press('Enter');
  await expect(contact.sendingButton(page)).toBeVisible();
});

test('while sending the button is disabled and grey, with a spinner, and nothing can be changed', async ({
  page,
}) => {
  await contact.openFilled(page);
  const status = contact.form(page).getByRole('status');
  const colour = () =>
    page
      .getByRole('button', { name: /^Send/ })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const idle = await colour();
  await contact.send(page);
  await expect(contact.sendingButton(page)).toBeDisabled();
  // Other tests see that contrast suffices in both schemes.
  await expect.poll(colour).not.toBe(idle);
  const [red = 0, green = 0, blue = 0] = ((await colour()).match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), 'grey').toBeLessThan(24);
  const spinner = contact.sendingButton(page).locator('[aria-hidden="true"]');
  await expect(spinner).toBeVisible();
  await expect(status).toHaveText(/sending/i);
  for (const name of ['name', 'email', 'company', 'message'] as const)
    await expect(contact.field(page, name)).not.toBeEditable();
  await contact.field(page, 'category').press('ArrowDown');
  await expect(contact.field(page, 'category')).toHaveValue(contact.inquiry.category);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.clock.fastForward(2000);
  await expect(contact.field(page, 'message')).toBeEditable();
  await expect(status).toHaveText('');
  await expect(spinner).toHaveCount(0);
  await expect.poll(colour).toBe(idle);
});

test('without a required field or an e-mail address nothing is sent and the browser reports the field; the company may be empty', async ({
  page,
}) => {
  const alerts = await contact.open(page);
  for (const [name, value, error] of [
    ['name', '', 'valueMissing'],
    ['email', '', 'valueMissing'],
    ['email', 'robin', 'typeMismatch'],
    ['category', '', 'valueMissing'],
    ['message', '', 'valueMissing'],
  ] as const) {
    await contact.fill(page, { ...contact.inquiry, [name]: value });
    await contact.sendButton(page).click();
    await expect(contact.field(page, name)).toBeFocused();
    await expect(contact.field(page, name)).toHaveJSProperty(`validity.${error}`, true);
    await expect(contact.field(page, name)).toHaveJSProperty('validity.customError', false);
    await page.clock.fastForward(5000);
    await contact.expectValues(page, { ...contact.inquiry, [name]: value });
  }
  expect(alerts).toEqual([]);
  await contact.fill(page, { ...contact.inquiry, company: '' });
  await contact.send(page);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([contact.confirmed]);
});

for (const when of ['before', 'after'])
  test(`a name with only white space is reported as missing ${when} hydration, with the browser's own message`, async ({
    page,
  }) => {
    const release = await delayResponses(page, '**/assets/**');
    if (when === 'after') release();
    const alerts = await contact.open(page);
    await contact.fill(page, { ...contact.inquiry, name: ' \u00a0 ' });
    if (when === 'after') await page.locator('[data-island="contact"][data-hydrated]').waitFor();
    await contact.sendButton(page).click();
    release();
    await expect(contact.field(page, 'name')).toBeFocused();
    await expect(contact.field(page, 'name')).toHaveJSProperty('validity.valueMissing', true);
    await expect(contact.field(page, 'name')).toHaveJSProperty('validity.customError', false);
    await contact.fill(page, { name: '  Text with space around it ' });
    await contact.send(page);
    await expect(contact.field(page, 'name')).toHaveValue('  Text with space around it ');
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([contact.confirmed]);
  });

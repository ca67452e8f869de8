import { expect, test } from '../test';
import * as contact from './form';

test('the alert appears exactly 2000 ms after each submit, then the fields are cleared and the form is idle', async ({
  page,
}) => {
  const alerts = await contact.open(page);
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
});

test('the fields still hold what was typed while the alert is shown', async ({ page }) => {
  await contact.open(page);
  page.removeAllListeners('dialog');
  // A real alert blocks the page, so the page records its own values.
  await page.evaluate(() => {
    window.alert = () => {
      const fields = document.querySelectorAll<HTMLInputElement>('form [name]');
      document.title = JSON.stringify(Array.from(fields, ({ value }) => value));
    };
  });
  await contact.fill(page);
  await contact.send(page);
  await page.clock.fastForward(2000);
  const values = JSON.parse(await page.title()) as string[];
  expect(values.map((value) => value.replaceAll('\r\n', '\n'))).toEqual(Object.values(contact.inquiry));
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
  await expect(contact.sendButton(page)).toBeEnabled();
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
  for (const name of ['name', 'email', 'company'] as const) {
    await contact.fill(page);
    await contact.field(page, name).press('Enter');
    await expect(contact.sendingButton(page)).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(contact.sendButton(page)).toBeEnabled();
  }
  expect(alerts).toEqual([contact.confirmed, contact.confirmed, contact.confirmed]);
});

test('no request is sent, nothing is stored and the URL does not change', async ({ page, baseURL }) => {
  const alerts = await contact.open(page);
  const entries = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await contact.fill(page);
  await contact.send(page);
  const before = requests.length;
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([contact.confirmed]);
  // Before the first submit, only the code of the form may be requested.
  expect(requests.slice(0, before).filter((request) => !request.startsWith('GET /assets/'))).toEqual([]);
  expect(requests.slice(before)).toEqual([]);
  await expect(page).toHaveURL(`${baseURL}/contact`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('leaving the page while sending causes no error and no alert', async ({ page, baseURL }) => {
  const alerts = await contact.openFilled(page);
  await contact.send(page);
  await page.clock.fastForward(1000);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL(`${baseURL}/about`);
  expect(alerts).toEqual([]);
  await page.goBack();
  await expect(contact.sendButton(page)).toBeEnabled();
  await page.clock.fastForward(10_000);
  expect(alerts).toEqual([]);
});

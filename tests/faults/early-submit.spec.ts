import * as contact from '../e2e/contact-form/form';
import { expect, test } from '../e2e/test';

test.describe('before hydration', () => {
  test('typing continues through hydration', async ({ page }) => {
    const { requested, release } = await contact.delayCode(page);
    const alerts = await contact.open(page);
    const loaded = page.waitForResponse(/\/assets\//);
    await contact.fill(page, { ...contact.inquiry, message: '' });
    await contact.field(page, 'message').pressSequentially('First half, ');
    await requested;
    release();
    await loaded;
    await contact.field(page, 'message').pressSequentially('second half.');
    await expect(contact.field(page, 'message')).toBeFocused();
    // Only the hydrated form can send.
    await contact.send(page);
    const typed = { ...contact.inquiry, message: 'First half, second half.' };
    await contact.expectValues(page, typed);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([contact.confirmed]);
    await contact.expectValues(page, contact.cleared);
  });

  test('a submit with the button and one with Enter are queued, then sent once', async ({
    page,
    baseURL,
  }) => {
    const { requested, release } = await contact.delayCode(page);
    const alerts = await contact.openFilled(page);
    await requested;
    await contact.sendButton(page).click();
    await contact.field(page, 'name').press('Enter');
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([]);
    await expect(page).toHaveURL(`${baseURL}/contact`);
    await contact.expectValues(page);
    release();
    await expect(contact.sendingButton(page)).toBeVisible();
    await contact.expectValues(page);
    await page.clock.fastForward(1999);
    expect(alerts).toEqual([]);
    await page.clock.fastForward(1);
    expect(alerts).toEqual([contact.confirmed]);
    await contact.expectValues(page, contact.cleared);
    await page.clock.fastForward(10_000);
    expect(alerts).toEqual([contact.confirmed]);
    await expect(contact.sendButton(page)).toBeEnabled();
    await expect(page).toHaveURL(`${baseURL}/contact`);
  });
});

test.describe('when the code fails to load', () => {
  test('nothing typed enters the URL, however often it is submitted', async ({ page, baseURL }) => {
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(frame.url()));
    await page.route('**/assets/**', (route) => route.abort());
    const alerts = await contact.openFilled(page);
    const failed = page.waitForEvent('requestfailed');
    await contact.sendButton(page).click();
    await failed;
    await contact.field(page, 'name').press('Enter');
    await contact.sendButton(page).click();
    await contact.form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(`${baseURL}/contact`);
    expect(visits).toEqual([`${baseURL}/contact`]);
    expect(alerts).toEqual([]);
    await contact.expectValues(page);
  });
});

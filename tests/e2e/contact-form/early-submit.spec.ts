import { expect, test } from '../test';
import {
  button,
  cleared,
  confirmed,
  expectValues,
  field,
  fill,
  form,
  holdCode,
  inquiry,
  openContact,
  send,
} from './form';

test.describe('before the code has arrived', () => {
  test('the code is not asked for until the visitor turns to the form', async ({ page }) => {
    const { asked, release } = await holdCode(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openContact(page);
    expect(requests.filter((url) => url.includes('/assets/'))).toEqual([]);
    await field(page, 'Full Name *').focus();
    await asked;
    release();
  });

  test('what is typed is kept when the code arrives', async ({ page }) => {
    const { asked, release } = await holdCode(page);
    const alerts = await openContact(page);
    await fill(page);
    await asked;
    await expectValues(page, inquiry);
    release();
    // Sending shows that the code has taken over.
    await send(page);
    await expectValues(page, inquiry);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([confirmed]);
    await expectValues(page, cleared);
  });

  test('what is being typed when the code arrives goes on', async ({ page }) => {
    const { asked, release } = await holdCode(page);
    await openContact(page);
    const loaded = page.waitForResponse(/\/assets\//);
    await fill(page, { ...inquiry, 'Message *': '' });
    await field(page, 'Message *').pressSequentially('First half, ');
    await asked;
    release();
    await loaded;
    await field(page, 'Message *').pressSequentially('second half.');
    await expect(field(page, 'Message *')).toBeFocused();
    await send(page);
    await expect(field(page, 'Message *')).toHaveValue('First half, second half.');
  });

  for (const way of ['the button', 'Enter'] as const) {
    test(`a submit with ${way} is held, then sent`, async ({ page, baseURL }) => {
      const { asked, release } = await holdCode(page);
      const alerts = await openContact(page);
      await fill(page);
      await asked;
      if (way === 'Enter') await field(page, 'Full Name *').press('Enter');
      else await button(page, 'Send Message').click();
      await page.clock.fastForward(5000);
      expect(alerts).toEqual([]);
      await expect(page).toHaveURL(`${baseURL}/contact`);
      await expectValues(page, inquiry);
      release();
      await expect(button(page, 'Sending...')).toBeVisible();
      await expectValues(page, inquiry);
      await page.clock.fastForward(1999);
      expect(alerts).toEqual([]);
      await page.clock.fastForward(1);
      expect(alerts).toEqual([confirmed]);
      await expectValues(page, cleared);
      await expect(page).toHaveURL(`${baseURL}/contact`);
    });
  }

  test('two submits in a row count once', async ({ page }) => {
    const { asked, release } = await holdCode(page);
    const alerts = await openContact(page);
    await fill(page);
    await asked;
    await button(page, 'Send Message').click();
    await button(page, 'Send Message').click();
    release();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([confirmed]);
    await expect(button(page, 'Send Message')).toBeEnabled();
    await page.clock.fastForward(10_000);
    expect(alerts).toEqual([confirmed]);
    await expect(button(page, 'Send Message')).toBeEnabled();
    await expectValues(page, cleared);
  });

  test('the browser validates', async ({ page }) => {
    const { release } = await holdCode(page);
    const alerts = await openContact(page);
    await fill(page, { ...inquiry, 'Inquiry Type *': '' });
    await button(page, 'Send Message').click();
    await expect(field(page, 'Inquiry Type *')).toBeFocused();
    release();
    await fill(page);
    await send(page);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([confirmed]);
  });
});

test.describe('when the code cannot be had', () => {
  test('nothing typed enters the address, however often it is submitted', async ({ page, baseURL }) => {
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(frame.url()));
    await page.route('**/assets/**', (route) => route.abort());
    const alerts = await openContact(page);
    await fill(page);
    const failed = page.waitForEvent('requestfailed');
    await button(page, 'Send Message').click();
    await failed;
    await field(page, 'Full Name *').press('Enter');
    await button(page, 'Send Message').click();
    await form(page).evaluate((element) => (element as HTMLFormElement).submit());
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(`${baseURL}/contact`);
    expect(visits).toEqual([`${baseURL}/contact`]);
    expect(alerts).toEqual([]);
    await expectValues(page, inquiry);
  });

  test('a submit is sent once the code can be had again', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    const alerts = await openContact(page);
    const failed = page.waitForEvent('requestfailed');
    await fill(page);
    await failed;
    await page.unrouteAll();
    await send(page);
    await expectValues(page, inquiry);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([confirmed]);
  });
});

import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { parse } from 'yaml';
import { dark, light } from '../../components/theme/tokens';
import { expect, test } from './test';

const company = parse(readFileSync('content/company.yaml', 'utf8'));
const confirmation = "Thank you for your inquiry! We'll be in touch soon.";

const inquiry = {
  'Full Name *': 'Robin Example',
  'Email Address *': 'robin@example.com',
  'Company/Organization': 'Example Pty Ltd',
  'Inquiry Type *': 'payroll',
  'Message *': 'A typed message,\nin two lines.',
};

type Label = keyof typeof inquiry;

const labels = Object.keys(inquiry) as Label[];
const required = labels.filter((label) => label.endsWith(' *'));

function field(page: Page, label: Label) {
  return page.getByLabel(label, { exact: true });
}

function form(page: Page) {
  return page.getByRole('form', { name: 'Send Us a Message' });
}

function button(page: Page, name: 'Send Message' | 'Sending...') {
  return form(page).getByRole('button', { name, exact: true });
}

async function fill(page: Page, values: Partial<Record<Label, string>> = inquiry) {
  for (const [label, value] of Object.entries(values) as [Label, string][]) {
    if (label === 'Inquiry Type *') await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}

async function expectValues(page: Page, values: Record<Label, string>) {
  for (const label of labels) await expect(field(page, label)).toHaveValue(values[label]);
}

const cleared = Object.fromEntries(labels.map((label) => [label, ''])) as Record<Label, string>;

/** Opens the contact page with its clock standing still; returns the alerts it will have shown, each answered. */
async function openContact(page: Page): Promise<string[]> {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  await page.clock.install({ time: '2025-09-16T09:00:00' });
  await page.goto('/contact');
  await page.clock.pauseAt('2025-09-16T10:00:00');
  return alerts;
}

const theAlert = `alert: ${confirmation}`;

/** Keeps the islands' code from arriving until it is let through. */
async function holdCode(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  let release = () => {};
  let ask = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route('**/assets/**', async (route: Route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}

test.describe('validation', () => {
  for (const label of required) {
    test(`without ${label} nothing is sent and the browser asks for it`, async ({ page }) => {
      const alerts = await openContact(page);
      await fill(page, { ...inquiry, [label]: '' });
      await button(page, 'Send Message').click();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveJSProperty('validity.valueMissing', true);
      await page.clock.fastForward(5000);
      await expect(button(page, 'Send Message')).toBeEnabled();
      expect(alerts).toEqual([]);
      await expectValues(page, { ...inquiry, [label]: '' });
    });
  }

  test('an empty form leads to the first field that is missing', async ({ page }) => {
    await openContact(page);
    await button(page, 'Send Message').click();
    await expect(field(page, 'Full Name *')).toBeFocused();
    await fill(page, { 'Full Name *': 'Robin Example' });
    await button(page, 'Send Message').click();
    await expect(field(page, 'Email Address *')).toBeFocused();
  });

  test('the browser does not take anything but an e-mail address for one', async ({ page }) => {
    const alerts = await openContact(page);
    for (const address of ['robin', 'robin@', '@example.com', 'robin example@example.com']) {
      await fill(page, { ...inquiry, 'Email Address *': address });
      await button(page, 'Send Message').click();
      await expect(field(page, 'Email Address *')).toBeFocused();
      await expect(field(page, 'Email Address *')).toHaveJSProperty('validity.typeMismatch', true);
      await page.clock.fastForward(5000);
      await expect(button(page, 'Send Message')).toBeEnabled();
      expect(alerts).toEqual([]);
    }
  });

  test('the company may be left out', async ({ page }) => {
    const alerts = await openContact(page);
    await fill(page, { ...inquiry, 'Company/Organization': '' });
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
  });

  test('every inquiry type but the empty one is valid', async ({ page }) => {
    await openContact(page);
    await fill(page);
    const choice = field(page, 'Inquiry Type *');
    const validity = await choice.evaluate((element) => {
      const select = element as HTMLSelectElement;
      return [...select.options].map(({ value }) => {
        select.value = value;
        return [value === '', select.checkValidity()];
      });
    });
    expect(validity).toEqual([[true, false], ...Array(8).fill([false, true])]);
  });

  test("the messages are the browser's own, before and after the form has come to life", async ({ page }) => {
    const alerts = await openContact(page);
    const expectOwnMessages = async () => {
      await button(page, 'Send Message').click();
      await expect(field(page, 'Full Name *')).toBeFocused();
      const messages = await form(page).evaluate((element) =>
        Array.from(element.querySelectorAll<HTMLInputElement>(':invalid'), (control) => {
          const plain = document.createElement(control.tagName) as HTMLInputElement;
          if (plain.tagName === 'INPUT') plain.type = control.type;
          plain.required = true;
          return {
            name: control.name,
            isPlain:
              control.validationMessage === plain.validationMessage && control.validationMessage !== '',
            isCustom: control.validity.customError,
          };
        }),
      );
      const names = ['name', 'email', 'category', 'message'];
      expect(messages).toEqual(names.map((name) => ({ name, isPlain: true, isCustom: false })));
      await expect(form(page)).toHaveJSProperty('noValidate', false);
      await expect(page.getByRole('alert')).toHaveCount(0);
    };
    await expectOwnMessages();
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
    await expectOwnMessages();
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([theAlert]);
  });
});

test.describe('sending', () => {
  test('the alert comes exactly 2000 ms after the submit, then the fields are cleared and the form is idle', async ({
    page,
  }) => {
    const alerts = await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeDisabled();
    await page.clock.fastForward(1999);
    expect(alerts).toEqual([]);
    await expect(button(page, 'Sending...')).toBeDisabled();
    await expectValues(page, inquiry);
    await page.clock.fastForward(1);
    expect(alerts).toEqual([theAlert]);
    await expect(button(page, 'Send Message')).toBeEnabled();
    await expectValues(page, cleared);
  });

  test('the fields still hold what was typed while the alert is shown', async ({ page }) => {
    await openContact(page);
    page.removeAllListeners('dialog');
    // The page stands still under an alert, so it has to look at itself.
    await page.evaluate(() => {
      window.alert = () => {
        const fields = document.querySelectorAll<HTMLInputElement>('form [name]');
        document.title = JSON.stringify(Array.from(fields, ({ value }) => value));
      };
    });
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    const values = JSON.parse(await page.title()) as string[];
    expect(values.map((value) => value.replaceAll('\r\n', '\n'))).toEqual(Object.values(inquiry));
  });

  for (const [scheme, { disabled, onDisabled }] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    test(`while sending the button is disabled and grey, with a turning spinner, in the ${scheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openContact(page);
      await fill(page);
      await expect(button(page, 'Send Message')).not.toHaveCSS('background-color', rgb(disabled));
      await expect(button(page, 'Send Message').locator('[aria-hidden]')).toHaveCount(0);
      await button(page, 'Send Message').click();
      const sending = button(page, 'Sending...');
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

  test('for a visitor who prefers less motion the spinner stands still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    const spinner = button(page, 'Sending...').locator('[aria-hidden="true"]');
    await expect(spinner).toBeVisible();
    await expect(spinner).toHaveCSS('animation-name', 'none');
    expect(await spinner.evaluate((element) => element.getAnimations().length)).toBe(0);
  });

  test('the spinner goes with the state', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...').locator('[aria-hidden="true"]')).toHaveCount(1);
    await page.clock.fastForward(2000);
    await expect(button(page, 'Send Message').locator('[aria-hidden="true"]')).toHaveCount(0);
    await expect(button(page, 'Send Message')).not.toHaveCSS('background-color', rgb(light.disabled));
  });

  test('the button keeps its size while sending', async ({ page }) => {
    await openContact(page);
    await fill(page);
    const before = await button(page, 'Send Message').boundingBox();
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    const after = await button(page, 'Sending...').boundingBox();
    expect(after).toMatchObject({ width: before?.width, height: before?.height });
  });

  test('assistive technology hears that the message is being sent', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await expect(form(page).getByRole('status')).toHaveText('');
    await button(page, 'Send Message').click();
    await expect(form(page).getByRole('status')).toHaveText(/sending/i);
    await page.clock.fastForward(2000);
    await expect(form(page).getByRole('status')).toHaveText('');
  });

  test('text cannot be changed while it is being sent', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    const texts = labels.filter((label) => label !== 'Inquiry Type *');
    for (const label of texts) await expect(field(page, label)).not.toBeEditable();
    await page.clock.fastForward(2000);
    for (const label of texts) await expect(field(page, label)).toBeEditable();
  });

  test('the inquiry type cannot be changed while it is being sent', async ({ page }) => {
    await openContact(page);
    await fill(page);
    const choice = field(page, 'Inquiry Type *');
    await choice.press('ArrowDown');
    await expect(choice).not.toHaveValue(inquiry['Inquiry Type *']);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await choice.press('ArrowDown');
    await expect(choice).toHaveValue(inquiry['Inquiry Type *']);
  });

  test('a second submit while sending does nothing', async ({ page }) => {
    const alerts = await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(1500);
    await field(page, 'Full Name *').press('Enter');
    await button(page, 'Sending...').click({ force: true });
    await form(page).evaluate((element) => (element as HTMLFormElement).requestSubmit());
    await page.clock.fastForward(500);
    expect(alerts).toEqual([theAlert]);
    await expect(button(page, 'Send Message')).toBeEnabled();
    await page.clock.fastForward(10_000);
    expect(alerts).toEqual([theAlert]);
  });

  test('a second message can be sent after the first', async ({ page }) => {
    const alerts = await openContact(page);
    for (const count of [1, 2]) {
      await fill(page);
      await button(page, 'Send Message').click();
      await expect(button(page, 'Sending...')).toBeVisible();
      await page.clock.fastForward(1999);
      expect(alerts).toHaveLength(count - 1);
      await page.clock.fastForward(1);
      expect(alerts).toEqual(Array(count).fill(theAlert));
      await expectValues(page, cleared);
    }
  });

  test('Enter in a field of one line submits', async ({ page }) => {
    const alerts = await openContact(page);
    for (const label of ['Full Name *', 'Email Address *', 'Company/Organization'] as const) {
      await fill(page);
      await field(page, label).press('Enter');
      await expect(button(page, 'Sending...')).toBeVisible();
      await page.clock.fastForward(2000);
      await expect(button(page, 'Send Message')).toBeEnabled();
    }
    expect(alerts).toEqual([theAlert, theAlert, theAlert]);
  });

  test('Enter in the message starts a new line', async ({ page }) => {
    const alerts = await openContact(page);
    await fill(page);
    await field(page, 'Message *').press('Control+End');
    await field(page, 'Message *').press('Enter');
    await expect(field(page, 'Message *')).toHaveValue(`${inquiry['Message *']}\n`);
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([]);
    await expect(button(page, 'Send Message')).toBeEnabled();
  });

  test('no request leaves and the address stays as it was', async ({ page, baseURL }) => {
    const alerts = await openContact(page);
    const entries = await page.evaluate(() => history.length);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    const before = requests.length;
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
    await expectValues(page, cleared);
    await fill(page);
    await field(page, 'Full Name *').press('Enter');
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert, theAlert]);
    // Until the first submit was taken, only the code of the form may have been asked for.
    expect(requests.slice(0, before).filter((request) => !request.startsWith('GET /assets/'))).toEqual([]);
    expect(requests.slice(before)).toEqual([]);
    await expect(page).toHaveURL(`${baseURL}/contact`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('leaving the page while sending causes no error and no alert', async ({ page, baseURL }) => {
    const alerts = await openContact(page);
    await fill(page);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(1000);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(`${baseURL}/about`);
    expect(alerts).toEqual([]);
    await page.goBack();
    await expect(button(page, 'Send Message')).toBeEnabled();
    await page.clock.fastForward(10_000);
    expect(alerts).toEqual([]);
  });
});

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
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await expectValues(page, inquiry);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
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
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
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
      expect(alerts).toEqual([theAlert]);
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
    expect(alerts).toEqual([theAlert]);
    await expect(button(page, 'Send Message')).toBeEnabled();
    await page.clock.fastForward(10_000);
    expect(alerts).toEqual([theAlert]);
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
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
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
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeVisible();
    await expectValues(page, inquiry);
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([theAlert]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is not shown, and a notice gives e-mail and phone', async ({ page }) => {
    await page.goto('/contact');
    const panel = page.getByRole('region', { name: 'Send Us a Message' });
    await expect(panel.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    await expect(panel.getByRole('form')).toHaveCount(0);
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.getByRole('combobox')).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(panel.getByText(/JavaScript/)).toBeVisible();
    const email = panel.getByRole('link', { name: company.email });
    await expect(email).toHaveAttribute('href', `mailto:${company.email}`);
    const phone = panel.getByRole('link', { name: company.phone });
    await expect(phone).toHaveAttribute('href', /^tel:\+61\d{9}$/);
  });
});

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

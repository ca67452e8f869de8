import type { ServerResponse } from 'node:http';
import { goBackToKept, holdBack, markAsKept, withKeptPages } from '../e2e/helpers';
import { accept, expect, holdAnswers, test } from './endpoint';
import {
  cleared,
  confirmation,
  contactForm,
  control,
  expectValues,
  fill,
  inquiry,
  openContact,
  readMail,
  sendButton,
  sendingButton,
} from './forms';

test.describe('an inquiry that is accepted', () => {
  test('arrives once, as it was typed and with nothing else, and is confirmed', async ({
    page,
    address,
    endpoint,
  }) => {
    // Cookies do not know ports: one of the site would go to the endpoint here if any did.
    await page.context().addCookies([{ name: 'own', value: 'secret', url: address }]);
    const dialogs = await openContact(page);
    const entries = await page.evaluate(() => history.length);
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => dialogs).toEqual([confirmation]);
    await expectValues(page, cleared);
    await expect(sendButton(page)).toBeEnabled();
    await expect(sendButton(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('');

    expect(endpoint.preflights).toHaveLength(1);
    expect(endpoint.preflights[0]?.headers).toMatchObject({
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });
    expect(endpoint.arrived).toHaveLength(1);
    const { method, url, headers, body } = endpoint.arrived[0] as (typeof endpoint.arrived)[0];
    expect([method, url]).toEqual(['POST', '/inquiries']);
    expect(JSON.parse(body)).toEqual(inquiry);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      origin: address,
      referer: `${address}/`,
    });
    expect(headers.cookie).toBeUndefined();

    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('holds the fields and the button until the answer comes', async ({ page, endpoint }) => {
    const answerWith = holdAnswers(endpoint);
    const dialogs = await openContact(page);
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => endpoint.arrived).toHaveLength(1);
    await expect(sendingButton(page)).toBeDisabled();
    await expect(contactForm(page).getByRole('status')).toHaveText(/sending/i);
    for (const name of ['name', 'email', 'company', 'message'] as const)
      await expect(control(page, name)).not.toBeEditable();
    await expectValues(page);
    expect(dialogs).toEqual([]);
    answerWith(accept);
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
  });

  test('may be answered with an empty object, or with nothing', async ({ page, endpoint }) => {
    const dialogs = await openContact(page);
    for (const [status, body] of [
      [201, '{}'],
      [202, ''],
      [204, undefined],
    ] as const) {
      endpoint.answer = (response) => response.writeHead(status).end(body);
      await fill(page);
      await sendButton(page).click();
      await expectValues(page, cleared);
    }
    expect(dialogs).toEqual([confirmation, confirmation, confirmation]);
  });

  test('arrives once however often it is submitted', async ({ page, endpoint }) => {
    const answerWith = holdAnswers(endpoint);
    const dialogs = await openContact(page);
    await fill(page);
    await sendButton(page).dblclick();
    await control(page, 'name').press('Enter');
    await sendingButton(page).click({ force: true });
    await contactForm(page).evaluate((form) => (form as HTMLFormElement).requestSubmit());
    await expect.poll(() => endpoint.arrived).toHaveLength(1);
    answerWith(accept);
    await expectValues(page, cleared);
    // A second message comes behind everything that the first could have set off.
    await fill(page, { ...inquiry, name: 'Second' });
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(endpoint.arrived.map(({ body }) => JSON.parse(body).name)).toEqual([inquiry.name, 'Second']);
    expect(dialogs).toEqual([confirmation, confirmation]);
  });

  test('is sent as soon as the code has arrived when it was submitted before', async ({ page, endpoint }) => {
    const release = await holdBack(page, '**/assets/**');
    const dialogs = await openContact(page);
    await fill(page);
    await sendButton(page).click();
    await sendButton(page).click();
    await expectValues(page);
    expect(endpoint.arrived).toEqual([]);
    release();
    await expectValues(page, cleared);
    expect(endpoint.arrived.map(({ body }) => JSON.parse(body))).toEqual([inquiry]);
    expect(dialogs).toEqual([confirmation]);
    await expect(page).toHaveURL('/contact');
  });
});

test('without its required fields nothing is sent, and the browser asks for them', async ({
  page,
  endpoint,
}) => {
  const dialogs = await openContact(page);
  await sendButton(page).click();
  await expect(control(page, 'name')).toBeFocused();
  await expect(control(page, 'name')).toHaveJSProperty('validity.valueMissing', true);
  await fill(page, { ...inquiry, email: 'robin' });
  await sendButton(page).click();
  await expect(control(page, 'email')).toBeFocused();
  await expect(contactForm(page)).toHaveJSProperty('noValidate', false);
  await expect(page.getByRole('alert')).toHaveText('');
  expect([endpoint.preflights, endpoint.arrived, dialogs]).toEqual([[], [], []]);
});

test.describe('the honeypot', () => {
  test('looks sent to what fills it in, and sends nothing', async ({ page, endpoint }) => {
    const dialogs = await openContact(page);
    await fill(page);
    await page.locator('form [name="_gotcha"]').evaluate((field) => {
      (field as HTMLInputElement).value = 'https://spam.example';
    });
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
    // What people send afterwards arrives, and is the first to.
    await fill(page);
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(endpoint.preflights).toHaveLength(1);
    expect(endpoint.arrived.map(({ body }) => JSON.parse(body))).toEqual([inquiry]);
  });

  test('is met by nobody: not by eye, ear, keyboard or autofill', async ({ page }) => {
    await openContact(page);
    const trap = page.locator('form [name="_gotcha"]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(trap).not.toHaveAttribute('required');
    expect(await contactForm(page).ariaSnapshot()).not.toMatch(/leave this/i);
    const shown = await trap.evaluate((field) => {
      field.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = field.getBoundingClientRect();
      return document.elementsFromPoint(x + width / 2, y + height / 2).includes(field);
    });
    expect(shown).toBe(false);
    await control(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
  });
});

/** What can become of an inquiry, and what the visitor is told. */
const failures: Record<string, { answer: (response: ServerResponse) => void; words: RegExp }> = {
  'status 400': { answer: (response) => response.writeHead(400).end('{}'), words: /did not accept/ },
  'status 500': { answer: (response) => response.writeHead(500).end(), words: /did not accept/ },
  'a redirect': {
    answer: (response) => response.writeHead(302, { Location: '/thanks' }).end(),
    words: /did not accept/,
  },
  'a page of HTML': {
    answer: (response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><h1>Hi</h1>'),
    words: /could not be understood/,
  },
  'a connection cut before the answer': {
    answer: (response) => response.destroy(),
    words: /connection failed/,
  },
  'a connection cut in the middle of the answer': {
    answer: (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
      response.write('{"ok":true,', () => response.destroy());
    },
    words: /connection failed/,
  },
  'an answer without the CORS header': {
    answer: (response) => {
      response.removeHeader('Access-Control-Allow-Origin');
      accept(response);
    },
    words: /connection failed/,
  },
};

for (const [name, { answer, words }] of Object.entries(failures)) {
  test(`after ${name} nothing typed is lost, and trying again sends it`, async ({ page, endpoint }) => {
    endpoint.answer = answer;
    const dialogs = await openContact(page);
    await fill(page);
    await sendButton(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(words);
    await expect(notice).toContainText('What you typed is still here');
    await expect(contactForm(page)).toHaveAccessibleDescription(words);
    await expect(sendButton(page)).toBeFocused();
    await expectValues(page);
    for (const field of ['name', 'email', 'company', 'category', 'message'] as const)
      await expect(control(page, field)).toBeEditable();
    expect(dialogs).toEqual([]);
    await expect(page).toHaveURL('/contact');
    const link = notice.getByRole('link', { name: 'send it by e-mail' });
    expect(readMail(await link.getAttribute('href'))).toEqual({
      to: 'hello@example.com',
      subject: 'Inquiry: Payroll Solutions (PagareOne)',
      body: [
        `Full Name: ${inquiry.name}`,
        `Email Address: ${inquiry.email}`,
        `Company/Organization: ${inquiry.company}`,
        'Inquiry Type: Payroll Solutions (PagareOne)',
        '',
        ...inquiry.message.split('\n'),
      ].join('\r\n'),
    });

    endpoint.answer = accept;
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
    await expect(notice).toHaveText('');
    await expect(contactForm(page)).toHaveAccessibleDescription('');
    expect(JSON.parse(endpoint.arrived.at(-1)?.body ?? '')).toEqual(inquiry);
  });
}

test('offline nothing typed is lost, and it is sent once there is a connection', async ({
  page,
  endpoint,
}) => {
  const dialogs = await openContact(page);
  await control(page, 'name').click();
  await fill(page);
  // The code has arrived when it validates and takes the submit: nothing is loaded from now on.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('You are offline, so your message was not sent.');
  await expectValues(page);
  expect(endpoint.arrived).toEqual([]);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expectValues(page, cleared);
  expect(dialogs).toEqual([confirmation]);
  expect(endpoint.arrived.map(({ body }) => JSON.parse(body))).toEqual([inquiry]);
});

for (const [name, begin] of Object.entries<(response: ServerResponse) => void>({
  'never comes': () => {},
  'begins and never ends': (response) => response.writeHead(200).write('{"ok":true'),
})) {
  test(`an answer that ${name} is waited for 15 seconds, then given up`, async ({ page, endpoint }) => {
    const waiting: ServerResponse[] = [];
    endpoint.answer = (response) => {
      waiting.push(response);
      begin(response);
    };
    await page.clock.install({ time: '2025-09-16T09:00:00' });
    const dialogs = await openContact(page);
    await page.clock.pauseAt('2025-09-16T10:00:00');
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => waiting).toHaveLength(1);
    await page.clock.fastForward(14_999);
    await expect(sendingButton(page)).toBeDisabled();
    await page.clock.fastForward(1);
    await expect(page.getByRole('alert')).toContainText(/no answer in time/);
    await expectValues(page);

    // The late answer confirms nothing; the next attempt does.
    waiting[0]?.end('}');
    endpoint.answer = accept;
    await expectValues(page);
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
  });
}

test('the e-mail follows what is changed after a failure', async ({ page, endpoint }) => {
  endpoint.answer = (response) => response.writeHead(503).end();
  await openContact(page);
  await fill(page);
  await sendButton(page).click();
  const link = page.getByRole('alert').getByRole('link');
  await control(page, 'category').selectOption('general');
  await control(page, 'company').fill('');
  await control(page, 'message').fill('Changed');
  await expect(async () => {
    expect(readMail(await link.getAttribute('href'))).toMatchObject({
      subject: 'Inquiry: General Inquiry',
      body: expect.stringMatching(/^(?!.*Company)[\s\S]*Inquiry Type: General Inquiry\r\n\r\nChanged$/),
    });
  }).toPass();
});

test('a message too long for a link is to be pasted into the e-mail', async ({ page, endpoint }) => {
  endpoint.answer = (response) => response.writeHead(503).end();
  await openContact(page);
  const message = 'A long message. '.repeat(500);
  await fill(page, { ...inquiry, message });
  await sendButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/too long.* copy it and paste it/);
  const { body } = readMail(await notice.getByRole('link').getAttribute('href'));
  expect(body).toMatch(/Full Name: Robin Example[\s\S]*\(Paste your message here\.\)$/);
  await expect(control(page, 'message')).toHaveValue(message);
  expect(JSON.parse(endpoint.arrived[0]?.body ?? '').message).toBe(message);
});

test('with the keyboard alone a failure is met, told and mended', async ({ page, endpoint }) => {
  endpoint.answer = (response) => response.writeHead(500).end();
  const dialogs = await openContact(page);
  await control(page, 'name').focus();
  for (const text of [inquiry.name, inquiry.email, inquiry.company]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Payroll');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed by hand');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/did not accept/);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('alert').getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  endpoint.answer = accept;
  await page.keyboard.press('Space');
  await expectValues(page, cleared);
  expect(dialogs).toEqual([confirmation]);
  expect(JSON.parse(endpoint.arrived[1]?.body ?? '')).toEqual({ ...inquiry, message: 'Typed by hand' });
});

test('on a phone, Enter in the first field shows the failure, which stands below the screen', async ({
  page,
  endpoint,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  endpoint.answer = (response) => response.writeHead(500).end();
  await openContact(page);
  await fill(page);
  await control(page, 'name').press('Enter');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(/did not accept/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(control(page, 'name')).toBeFocused();
});

test('the failure is announced once: its words come into an alert that is there already', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = (response) => response.writeHead(500).end();
  await openContact(page);
  await fill(page);
  await page.getByRole('alert').evaluate((alert) => {
    document.title = '';
    const note = (records: MutationRecord[]) => {
      if (records.some(({ addedNodes }) => addedNodes.length > 0))
        document.title += `[${alert.children.length}]`;
    };
    new MutationObserver(note).observe(alert, { childList: true, characterData: true, subtree: true });
  });
  await sendButton(page).click();
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(/did not accept/);
  expect(await page.title()).toBe('[2]');
});

test('a page left while sending says so when it is kept and comes back, and confirms nothing', async ({
  playwright,
  launchOptions,
  address,
  endpoint,
}) => {
  const answerWith = holdAnswers(endpoint);
  await withKeptPages({ playwright, launchOptions }, async (page) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept();
    });
    await page.goto(`${address}/contact`);
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => endpoint.arrived).toHaveLength(1);
    await markAsKept(page);
    await page.goto(`${address}/about`);
    answerWith(accept);
    await goBackToKept(page);
    await expect(page.getByRole('alert')).toContainText(/You left this page before there was an answer/);
    await expectValues(page);
    expect(dialogs).toEqual([]);
    await sendButton(page).click();
    await expectValues(page, cleared);
    expect(dialogs).toEqual([confirmation]);
  });
});

test('a page left while sending, and loaded anew with Back, is idle', async ({ page, endpoint }) => {
  holdAnswers(endpoint);
  const dialogs = await openContact(page);
  await fill(page);
  await sendButton(page).click();
  await expect.poll(() => endpoint.arrived).toHaveLength(1);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  expect(dialogs).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is not shown, and a notice gives e-mail and phone', async ({ page }) => {
    await page.goto('/contact');
    const panel = page.getByRole('region', { name: 'Send Us a Message' });
    await expect(panel.getByText(/JavaScript/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
  });
});

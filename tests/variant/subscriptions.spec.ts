import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { delayResponses, translate, waitForPaint } from '../e2e/helpers';
import { sites } from '../sites/sites';
import { company } from './articles';
import { accept, delayEndpoint, expect, refuse, test } from './endpoint';
import { newsletterForm, readMail, sendingButton } from './forms';

const field = (page: Page) => newsletterForm(page).getByRole('textbox', { name: 'Email address' });
const subscribe = (page: Page) => newsletterForm(page).getByRole('button', { name: 'Subscribe' });
const status = (page: Page) => newsletterForm(page).getByRole('status');
const notice = (page: Page) => newsletterForm(page).getByRole('alert');

const thanks = 'Thank you. Your request to subscribe has been sent.';
const reader = 'reader+news@example.com';

for (const path of ['/news-insights', '/news-insights/patient-capital'])
  test(`a subscription on ${path} before hydration is queued, arrives once, form-encoded, and is confirmed in the form`, async ({
    page,
    serverUrl,
    endpoint,
  }) => {
    const respondWith = delayEndpoint(endpoint);
    const release = await delayResponses(page, '**/assets/**');
    await page.goto(path);
    await field(page).fill(reader);
    await subscribe(page).dblclick();
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue(reader);
    expect(endpoint.requests).toEqual([]);
    release();
    await expect(sendingButton(page)).toBeDisabled();
    await expect.poll(() => endpoint.requests).toHaveLength(1);
    await expect(status(page)).toHaveText('');
    respondWith(accept);
    await expect(status(page)).toHaveText(thanks);
    await expect(field(page)).toHaveValue('');
    await expect(subscribe(page)).toBeEnabled();
    await expect(notice(page)).toHaveText('');
    // Form encoding needs no preflight.
    expect(endpoint.preflights).toEqual([]);
    expect(endpoint.requests).toHaveLength(1);
    expect(endpoint.requests[0]).toMatchObject({
      method: 'POST',
      url: '/subscriptions',
      body: 'email=reader%2Bnews%40example.com',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        accept: 'application/json',
        origin: serverUrl,
      },
    });
    await expect(page).toHaveURL(path);
  });

test('the browser validates the e-mail address before anything is sent', async ({ page, endpoint }) => {
  await page.goto('/news-insights');
  for (const [text, error] of [
    ['', 'valueMissing'],
    ['not an address', 'typeMismatch'],
  ] as const) {
    await field(page).fill(text);
    await subscribe(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveJSProperty(`validity.${error}`, true);
    await expect(field(page)).toHaveJSProperty('validity.customError', false);
  }
  expect(endpoint.requests).toEqual([]);
});

test('a page that the browser has translated shows what became of the next subscription', async ({
  page,
  endpoint,
}) => {
  await page.goto('/news-insights');
  await field(page).fill(reader);
  await subscribe(page).click();
  await expect(status(page)).toHaveText(thanks);
  await translate(newsletterForm(page).locator('[role=status] *, [type=submit] *'));
  const respondWith = delayEndpoint(endpoint);
  await field(page).fill(reader);
  await field(page).press('Enter');
  await expect(sendingButton(page)).toBeVisible();
  await expect(status(page)).toHaveText('');
  respondWith(refuse);
  await expect(subscribe(page)).toBeEnabled();
  await expect(notice(page)).toContainText('was not accepted');
});

test('a shared filter stays in use if the code of the newsletter alone fails to load', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/subscription.'),
  );
  await page.route('**/assets/subscription.*', (route) => route.abort());
  await page.goto('/news-insights?category=innovation');
  await failed;
  await expect(page.getByRole('heading', { name: 'Innovation Articles' })).toBeVisible();
  for (let paint = 0; paint < 2; paint += 1) await waitForPaint(page);
  expect(opened).toEqual(['/news-insights']);
});

test('after a failure the visitor keeps what they typed, gets an e-mail link and can send again', async ({
  page,
  endpoint,
}) => {
  endpoint.respond = refuse;
  await page.goto('/news-insights');
  await field(page).fill(reader);
  await field(page).press('Enter');
  await expect(notice(page).getByRole('paragraph')).toHaveText([
    'Sorry, your subscription was not accepted.',
    `What you typed is still here: please try again, or send it by e-mail to ${company.email}.`,
  ]);
  await expect(newsletterForm(page)).toHaveAccessibleDescription(/was not accepted/);
  await expect(field(page)).toHaveValue(reader);
  await expect(field(page)).toBeEditable();
  expect(readMail(await notice(page).getByRole('link').getAttribute('href'))).toEqual({
    to: company.email,
    subject: 'Newsletter',
    body: `Please send me your newsletter: ${reader}`,
  });
  endpoint.respond = accept;
  await subscribe(page).click();
  await expect(status(page)).toHaveText(thanks);
  await expect(notice(page)).toHaveText('');
  await expect(field(page)).toHaveValue('');
});

test('bots that fill in the honeypot see a success, and nothing is sent', async ({ page, endpoint }) => {
  await page.goto('/news-insights');
  await field(page).fill(reader);
  await newsletterForm(page)
    .locator('[name="_gotcha"]')
    .evaluate((trap) => {
      (trap as HTMLInputElement).value = 'x';
    });
  await subscribe(page).click();
  await expect(status(page)).toHaveText(thanks);
  expect(endpoint.requests).toEqual([]);
});

test('when the code fails to load, the form shows an error and keeps what was typed', async ({
  page,
  endpoint,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/news-insights');
  await field(page).fill(reader);
  await field(page).press('Enter');
  await expect(
    page.getByText(
      'This form is not working, so your e-mail address may not have been sent. Reload this page and try again',
    ),
  ).toBeVisible();
  await expect(field(page)).toHaveValue(reader);
  await expect(page).toHaveURL('/news-insights');
  expect(endpoint.requests).toEqual([]);
});

test('only a site with an endpoint ships the code that sends', () => {
  const codeOf = (folder: string) =>
    readdirSync(`${folder}/assets`)
      .map((file) => readFileSync(`${folder}/assets/${file}`, 'utf8'))
      .join('\n');
  const traces = /x-www-form-urlencoded|_gotcha|mailto:|was not accepted/;
  expect(codeOf(sites.variant.out)).toMatch(traces);
  expect(codeOf(sites.specification.out)).not.toMatch(traces);
});

import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sites } from '../../sites/sites';
import { accept, delayEndpoint, expect, refuse, formTest as test } from '../full';
import { company } from '../fullContent';
import { delayResponses, translate } from '../helpers';
import { newsletterForm, sendingButton } from './deliveredForms';

const field = (page: Page) => newsletterForm(page).getByRole('textbox', { name: 'Email address' });
const subscribe = (page: Page) => newsletterForm(page).getByRole('button', { name: 'Subscribe' });
const status = (page: Page) => newsletterForm(page).getByRole('status');
const notice = (page: Page) => newsletterForm(page).getByRole('alert');

const thanks = 'Thank you. Your request to subscribe has been sent.';
const reader = 'reader+news@example.com';

// Articles have no other island.
const path = '/news-insights/patient-capital';

test('a subscription before hydration is queued, arrives once, form-encoded, and is confirmed in the form', async ({
  page,
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
  expect(endpoint.requests).toHaveLength(1);
  expect(endpoint.requests[0]).toMatchObject({
    method: 'POST',
    url: '/subscriptions',
    body: 'email=reader%2Bnews%40example.com',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
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
  }
  expect(endpoint.requests).toEqual([]);
});

test('after a failure the visitor keeps what they typed, gets an e-mail address and can send again, also on a translated page', async ({
  page,
  endpoint,
}) => {
  endpoint.respond = refuse;
  await page.goto('/news-insights');
  await field(page).fill(reader);
  await field(page).press('Enter');
  await expect(notice(page).getByRole('paragraph')).toHaveText([
    'Sorry, your subscription was not accepted.',
    `What you typed is still here: please try again, or write to ${company.email}.`,
  ]);
  await expect(newsletterForm(page)).toHaveAccessibleDescription(/was not accepted/);
  await expect(field(page)).toHaveValue(reader);
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', `mailto:${company.email}`);
  await translate(newsletterForm(page).locator('[role=status] *, [type=submit] *'));
  endpoint.respond = accept;
  await field(page).press('Enter');
  await expect(status(page)).toHaveText(thanks);
  await expect(notice(page)).toHaveText('');
  await expect(field(page)).toHaveValue('');
});

test('only a site with an endpoint ships the code that sends', () => {
  const codeOf = (folder: string) =>
    readdirSync(`${folder}/assets`)
      .map((file) => readFileSync(`${folder}/assets/${file}`, 'utf8'))
      .join('\n');
  const traces = /x-www-form-urlencoded|_gotcha|was not accepted/;
  expect(codeOf(sites.full.out)).toMatch(traces);
  expect(codeOf(sites.plain.out)).not.toMatch(traces);
});

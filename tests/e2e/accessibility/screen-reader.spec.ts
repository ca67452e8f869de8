import * as contact from '../contact-form/form';
import { expect, test } from '../test';
import { startScreenReader } from './screenReader';

const items = ['Home', 'About Us', 'Our Businesses', 'News & Insights', 'Contact'];

test('the header is announced with landmarks, links and the current page, and can be skipped', async ({
  page,
}) => {
  await page.goto('/news-insights');
  const reader = await startScreenReader(page);
  const current = 'News & Insights';
  expect(await reader.readTo('end of banner')).toEqual([
    'link, Skip to content',
    'banner',
    'link, Family Investment Group',
    'Family Investment Group',
    'navigation, Main',
    'list',
    ...items.flatMap((item, index) => [
      `listitem, level 1, position ${index + 1}, set size 5`,
      item === current ? `link, ${item}, current page` : `link, ${item}`,
    ]),
    'end of banner',
  ]);
  expect(await reader.move('next')).toBe('main');
  await reader.readTo('link, Skip to content', 'previous');
  await reader.act();
  await expect.poll(reader.visited).toContain('main');
  expect(await reader.move('next')).toBe('heading, News & Insights, level 1');
});

test('a selected filter is announced as pressed, with its result', async ({ page }) => {
  await page.goto('/news-insights');
  const reader = await startScreenReader(page);
  const spoken = await reader.readTo('button, Technology (2), not pressed');
  expect(spoken.slice(-4)).toEqual([
    'group, Filter articles by category',
    'button, All (6), pressed',
    'button, Company News (1), not pressed',
    'button, Technology (2), not pressed',
  ]);
  await reader.act();
  await expect.poll(reader.announced).toEqual(['polite: 2 articles: Technology']);
  expect(await reader.readTo('button, All (6), not pressed', 'previous')).toEqual([
    'button, Company News (1), not pressed',
    'button, All (6), not pressed',
  ]);
  expect(await reader.readTo('heading, Technology Articles, level 2')).toEqual([
    'button, Company News (1), not pressed',
    'button, Technology (2), pressed',
    'button, Industry Insights (1), not pressed',
    'button, Investment Strategy (1), not pressed',
    'button, Innovation (1), not pressed',
    'status',
    '2 articles: Technology',
    'region, Technology Articles',
    'heading, Technology Articles, level 2',
  ]);
  expect(await reader.move('moveToNextHeading')).toBe(
    'heading, Managed IT, explained without the acronyms, level 3',
  );
});

test('an opened article is announced as a dialog with its title, and closing it returns to its button', async ({
  page,
}) => {
  const title = 'Where the group stands: two businesses, three plans';
  await page.goto('/news-insights');
  const reader = await startScreenReader(page);
  await reader.readTo('button, Read Full Article');
  await reader.clearLog();
  await reader.act();
  await expect.poll(reader.announced).toEqual(['polite: The article has loaded.']);
  expect((await reader.visited()).slice(-2)).toEqual([`dialog, ${title}`, 'button, Close']);
  expect(await reader.move('moveToNextHeading')).toBe(`heading, ${title}, level 2`);
  expect(await reader.readTo('The article has loaded.')).toEqual([
    'paragraph',
    'time',
    'August 15, 2025',
    '3 min read',
    'image, City high-rise buildings by day, seen from far below',
    'status',
    'The article has loaded.',
  ]);
  expect(await reader.move('moveToNextHeading')).toBe('heading, What trades today, level 2');

  await reader.readTo('button, Close', 'previous');
  await reader.clearLog();
  await reader.act();
  await expect.poll(reader.visited).toEqual(['button, Read Full Article']);
  expect(await reader.move('next')).toBe('end of region, Featured Article');
  expect(await reader.move('moveToNextHeading')).toBe('heading, Latest Articles, level 2');
  expect(await reader.announced()).toEqual([]);
});

test('the contact fields are announced with their labels, hints and states', async ({ page }) => {
  await page.goto('/contact');
  const reader = await startScreenReader(page);
  await reader.readTo('form, Send Us a Message');
  const spoken = await reader.readTo('button, Send Message');
  expect(spoken.filter((phrase) => /^(textbox|combobox|button)/.test(phrase))).toEqual([
    'textbox, Full Name*, required',
    'textbox, Email Address*, required',
    'textbox, Company/Organization, (optional)',
    'combobox, Inquiry Type*, has popup listbox, not expanded, required',
    'textbox, Message*, required',
    'button, Send Message',
  ]);
});

test('an invalid form moves to the invalid field and announces its message', async ({ page }) => {
  await page.goto('/contact');
  const reader = await startScreenReader(page);
  const devtools = await page.context().newCDPSession(page);
  /** Browser validation messages are only in the accessibility tree. */
  const alerts = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes.filter(({ role }) => role?.value === 'alert').map(({ name }) => name?.value.trim());
  };
  const send = async () => {
    await reader.readTo('button, Send Message');
    await reader.clearLog();
    await reader.act();
  };
  for (const [name, value, phrase] of [
    ['name', '', 'textbox, Full Name*, required'],
    ['email', '', 'textbox, Email Address*, required'],
    ['email', 'robin', 'textbox, Email Address*, robin, required'],
    ['category', '', 'combobox, Inquiry Type*, has popup listbox, not expanded, required'],
    ['message', '', 'textbox, Message*, required'],
  ] as const) {
    const field = contact.field(page, name);
    if (value) await field.fill(value);
    await send();
    // The click focuses the button first.
    await expect.poll(async () => (await reader.visited()).at(-1)).toBe(phrase);
    await expect(field).toBeFocused();
    const message = await field.evaluate((element) => (element as HTMLInputElement).validationMessage);
    expect(message).not.toBe('');
    await expect.poll(alerts).toEqual([message]);
    expect(await reader.announced()).toEqual([]);
    await contact.fill(page, { [name]: contact.inquiry[name] });
  }
});

test('sending a form is announced once and returns to its button', async ({ page }) => {
  const alerts = await contact.openFilled(page);
  const reader = await startScreenReader(page);
  await contact.sendButton(page).focus();
  await expect.poll(reader.visited).toEqual(['document', 'button, Send Message']);
  // `reader.act` needs timers, but the clock is paused.
  await page.keyboard.press('Enter');
  await expect.poll(reader.announced).toEqual(['polite: Sending your message']);
  const spoken = await reader.readTo('button, Sending..., disabled');
  expect(spoken.filter((phrase) => /^(textbox|combobox)/.test(phrase))).toEqual([
    'textbox, Full Name*, Robin Example, read only, required',
    'textbox, Email Address*, robin@example.com, read only, required',
    'textbox, Company/Organization, Example & Söhne Pty Ltd, (optional), read only',
    'combobox, Inquiry Type*, payroll, has popup listbox, not expanded, disabled, required',
    'textbox, Message*, read only, required',
  ]);
  expect(await reader.move('next')).toBe('status');
  expect(await reader.move('next')).toBe('Sending your message');
  await reader.clearLog();
  await page.clock.fastForward(2000);
  await expect.poll(reader.visited).toEqual(['button, Send Message']);
  expect(alerts).toEqual([contact.confirmed]);
  expect(await reader.announced()).toEqual([]);
});

test('a form whose code fails to load announces an alert', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/contact');
  await contact.fill(page);
  const reader = await startScreenReader(page);
  await reader.readTo('button, Send Message');
  await reader.act();
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect.poll(reader.announced).toEqual([`assertive: ${await alert.innerText()}`]);
});

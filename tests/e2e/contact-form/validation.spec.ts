import { expect, test } from '../test';
import * as contact from './form';

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
    await page.clock.fastForward(5000);
    await expect(contact.sendButton(page)).toBeEnabled();
    await contact.expectValues(page, { ...contact.inquiry, [name]: value });
  }
  expect(alerts).toEqual([]);
  await contact.fill(page, { ...contact.inquiry, company: '' });
  await contact.send(page);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([contact.confirmed]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a field that the browser reports is in view with its label', async ({ page }) => {
    await contact.open(page);
    await contact.fill(page, { ...contact.inquiry, email: 'jane' });
    await contact.sendButton(page).click();
    await expect(contact.field(page, 'email')).toBeFocused();
    await expect(page.getByText('Email Address *', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

for (const [name, isQueued] of [
  ['name', false],
  ['message', true],
] as const) {
  test(`a ${name} with only white space is reported as missing ${isQueued ? 'before' : 'after'} hydration`, async ({
    page,
  }) => {
    const { requested, release } = await contact.delayCode(page);
    const alerts = await contact.open(page);
    await contact.fill(page, { ...contact.inquiry, [name]: ' \u00a0 ' });
    await requested;
    if (!isQueued) release();
    await contact.sendButton(page).click();
    release();
    await expect(contact.field(page, name)).toBeFocused();
    await expect(contact.field(page, name)).toHaveJSProperty('validity.valueMissing', true);
    await expect(contact.field(page, name)).toHaveJSProperty('validity.customError', false);
    await page.clock.fastForward(5000);
    expect(alerts).toEqual([]);
    await contact.expectValues(page, { ...contact.inquiry, [name]: '' });

    await contact.fill(page, { [name]: '  Text with space around it ' });
    await contact.send(page);
    await expect(contact.field(page, name)).toHaveValue('  Text with space around it ');
    await page.clock.fastForward(2000);
    expect(alerts).toEqual([contact.confirmed]);
  });
}

test("the messages are the browser's own, before and after hydration", async ({ page }) => {
  const { release } = await contact.delayCode(page);
  const alerts = await contact.open(page);
  const expectOwnMessages = async () => {
    await contact.sendButton(page).click();
    await expect(contact.field(page, 'name')).toBeFocused();
    const messages = await contact.form(page).evaluate((element) =>
      Array.from(element.querySelectorAll<HTMLInputElement>(':invalid'), (control) => {
        const plain = document.createElement(control.tagName) as HTMLInputElement;
        if (plain.tagName === 'INPUT') plain.type = control.type;
        plain.required = true;
        return {
          name: control.name,
          isPlain: control.validationMessage === plain.validationMessage && control.validationMessage !== '',
          isCustom: control.validity.customError,
        };
      }),
    );
    const names = ['name', 'email', 'category', 'message'];
    expect(messages).toEqual(names.map((name) => ({ name, isPlain: true, isCustom: false })));
    await expect(contact.form(page)).toHaveJSProperty('noValidate', false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  await expectOwnMessages();
  release();
  await contact.fill(page);
  await contact.send(page);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([contact.confirmed]);
  await expectOwnMessages();
  await page.clock.fastForward(5000);
  expect(alerts).toEqual([contact.confirmed]);
});

import { expect, test } from '../test';
import {
  button,
  confirmed,
  expectValues,
  field,
  fill,
  form,
  holdCode,
  inquiry,
  openContact,
  required,
  send,
} from './form';

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
  await send(page);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([confirmed]);
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
  const { release } = await holdCode(page);
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
          isPlain: control.validationMessage === plain.validationMessage && control.validationMessage !== '',
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
  release();
  await fill(page);
  await send(page);
  await page.clock.fastForward(2000);
  expect(alerts).toEqual([confirmed]);
  await expectOwnMessages();
  await page.clock.fastForward(5000);
  expect(alerts).toEqual([confirmed]);
});

import { readFileSync } from 'node:fs';
import { expectSaved, save, sectionsOn, titleOn } from './form';
import { expect, test } from './localTest';
import { openSpecification, readRepositoryFile, urlOf } from './repository';

const path = 'content/pages/contact.md';

/** The editor takes a while on a busy machine. */
const soon = { timeout: 15_000 };

test('sections are added, moved and removed, and the others stay as they are written', async ({ page }) => {
  const written = readFileSync('tests/fixtures/plain/pages/contact.md', 'utf8');
  await openSpecification(page, urlOf(path));
  const sections = sectionsOn(page);
  const last = (name: string) => sections.getByRole('textbox', { name, exact: true }).last();
  async function add(type: string) {
    await sections.getByRole('button', { name: /^Add .*Section/ }).click();
    await choose(type);
  }
  async function choose(type: string) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${type}: .+`) });
    await item.click();
  }

  // A new section appears a moment after its choice: until then, the last heading is another one's.
  const isNew = (name: string) => expect(last(name)).toHaveValue('', soon);

  await add('Portfolio');
  await isNew('Heading');
  await last('Heading').fill('Businesses');
  const reorder = sections.getByRole('button', { name: 'Reorder Item' });
  const lastSection = sections.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).last();
  // A key is lost if the list renders meanwhile.
  await expect(async () => {
    if ((await lastSection.innerText()).includes('Portfolio')) await reorder.last().press('ArrowUp');
    await expect(lastSection).toContainText('Link panels', { timeout: 2000 });
  }).toPass(soon);
  await add('Quotation');
  await last('Quote').fill('Words.');
  await last('Name').fill('Jane Doe');
  await sections.getByRole('button', { name: 'List Item Options' }).last().click();
  await page.getByRole('menuitem', { name: 'Add Item Below' }).hover();
  await choose('Questions');
  await isNew('Heading');
  await expect(last('Heading')).toBeFocused();
  await last('Heading').fill('Questions');
  await sections.getByRole('button', { name: /^Add .*Question/ }).click();
  // The caret is in its first field.
  await expect(last('Question')).toBeFocused();
  await last('Question').fill('Why?');
  await last('Answer').fill('Because.');
  await save(page);

  const portfolio = '  - type: portfolio\n    heading: Businesses\n';
  const others =
    '  - type: quotation\n    quote: Words.\n    name: Jane Doe\n' +
    '  - type: questions\n    heading: Questions\n    items:\n      - question: Why?\n        answer: Because.\n';
  const changed = written
    .replace(/(?= {2}- type: link-panels)/, portfolio)
    .replace(/(?=# Words that the owner)/, others);
  await expect.poll(() => readRepositoryFile(page, path), soon).toBe(changed);

  // Opened again, the sections are folded.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(sections).toBeHidden();
  await page.goto(urlOf(path));
  await sections.scrollIntoViewIfNeeded();
  const remove = sections.getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveCount(7);
  // Nothing is removed that a writer wants to keep.
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('Remove the section “Questions” with all that is in it?');
    return dialog.dismiss();
  });
  const asked = page.waitForEvent('dialog');
  await remove.last().click();
  await asked;
  await expect(remove).toHaveCount(7);
  page.on('dialog', (dialog) => dialog.accept());
  // From the end: questions, quotation, and the portfolio above the link panels. The form moves while it renders.
  for (const [left, index] of [
    [6, 6],
    [5, 5],
    [4, 3],
  ] as const)
    await expect(async () => {
      if ((await remove.count()) > left) await remove.nth(index).click();
      await expect(remove).toHaveCount(left, { timeout: 2000 });
    }).toPass(soon);
  await save(page);
  await expect.poll(() => readRepositoryFile(page, path), soon).toBe(written);
});

test('a section whose words are not confirmed is removed, and the form is saved again', async ({ page }) => {
  const about = 'content/pages/about.md';
  await openSpecification(page, urlOf(about));
  const sections = sectionsOn(page);
  await sections.scrollIntoViewIfNeeded();
  const remove = sections.getByRole('button', { name: 'Remove' });
  await expect(remove).toHaveCount(6);
  page.on('dialog', (dialog) => dialog.accept());
  await remove.last().click();
  await expect(remove).toHaveCount(5);
  const saved = () => readRepositoryFile(page, about);
  for (const title of ['Our Story', 'Our History']) {
    await titleOn(page).fill(title);
    await save(page);
    await expect.poll(saved, soon).toContain(`title: ${title}\n`);
    await expect.poll(saved, soon).not.toContain('call-to-action');
    await expectSaved(page);
  }
});

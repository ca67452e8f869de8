import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../browser/axe';
import { textOn } from './form';
import { expect } from './localTest';
import { type Files, openRepository, photograph, urlOf } from './repository';

export const path = 'content/articles/a-short-text.md';
export const otherPath = 'content/articles/another-text.md';

/** The file of an article with a text. */
export const file = (text: string, id = 1) => `---
id: ${id}
title: ${id === 1 ? 'A short text' : 'Another text'}
excerpt: A sentence.
category: Technology
date: 2025-01-01
readTime: 1 min read
image: https://images.unsplash.com/photo-152179113606${3 + id}-7986c2920216
imageAlt: Two people shaking hands after a meeting
---

${text}
`;

export const toolbarOn = (page: Page) => page.getByRole('toolbar', { name: 'Parts of the text' }).last();

export const buttonOn = (page: Page, name: string) =>
  toolbarOn(page).getByRole('button', { name, exact: true });

/** Opens the form of an article with a text in a folder with a picture, a PDF and other files, and goes to its text. */
export async function open(page: Page, text: string, others: Files = {}): Promise<Locator> {
  const files = {
    ...others,
    [path]: file(text),
    [otherPath]: file('The other text.', 2),
    'content/pictures/team-day.jpg': await photograph(),
    // Other bytes than those of `pdf`, which tests upload.
    'content/files/letter.pdf': Buffer.from('%PDF-1.6'),
  };
  await openRepository(page, files, urlOf(path));
  await textOn(page).scrollIntoViewIfNeeded();
  return textOn(page);
}

export const linesOf = (text: Locator) =>
  text.evaluate(({ children }) => [...children].map((line) => line.textContent).join('\n'));

/** The package moves its container for messages into a dialog that opens. While it does, axe loses the heading. */
export async function dialogViolations(page: Page, dialog: Locator): Promise<string[]> {
  await expect(dialog.locator('.toast-base')).toBeAttached();
  return axeViolations(page, { within: 'dialog[open]' });
}

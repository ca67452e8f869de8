import type { Locator, Page } from '@playwright/test';
import { textOn } from './form';
import { type Files, openRepository, photograph, urlOf } from './repository';

export const path = 'content/articles/a-short-text.md';

/** The file of an article with a text. Articles of the specification, among which it is checked, have smaller ids. */
export const file = (text: string, id = 8) => `---
id: ${id}
title: ${id === 8 ? 'A short text' : 'Another text'}
excerpt: A sentence.
category: Technology
date: 2025-01-01
readTime: 1 min read
image: https://images.unsplash.com/photo-15217911360${60 + id}-7986c2920216
imageAlt: Two people shaking hands after a meeting
---

${text}
`;

export const buttonOn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Parts of the text' }).last().getByRole('button', { name, exact: true });

/** Opens the form of an article with a text in a folder with a picture and other files, and goes to its text. */
export async function open(page: Page, text: string, others: Files = {}): Promise<Locator> {
  const files = {
    ...others,
    [path]: file(text),
    'content/articles/another-text.md': file('The other text.', 9),
    'content/pictures/team-day.jpg': await photograph(),
  };
  await openRepository(page, files, urlOf(path));
  await textOn(page).scrollIntoViewIfNeeded();
  return textOn(page);
}

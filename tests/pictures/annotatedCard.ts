import type { Page } from '@playwright/test';
import { light } from '../../components/theme/colours';

/** The parts of a card, each with the field that it comes from. */
const parts = [
  { selector: ':scope > div', text: 'image, and imageAlt for people who cannot see it' },
  { selector: ':scope > div > [aria-hidden]', text: 'id, and the drawing of the category' },
  { selector: 'p:has(svg)', text: 'category' },
  { selector: 'h3', text: 'title' },
  { selector: 'h3 + p', text: 'excerpt' },
  { selector: 'p:has(time)', text: 'date and readTime' },
];

/** A picture of the first card on the News page, with the name of the field beside each part. */
export async function annotatedCard(page: Page): Promise<Buffer> {
  const card = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article').first();
  await card.evaluate(annotate, { parts, colour: light.accent });
  return page.locator('body').screenshot();
}

type Annotations = { parts: { selector: string; text: string }[]; colour: string };

/** Runs in the page: leaves only the card, and a line from each part to its label. */
function annotate(card: Element, { parts, colour }: Annotations) {
  const frame = document.createElement('div');
  frame.style.cssText = 'position: relative; padding: 24px 470px 24px 24px';
  document.body.replaceChildren(frame);
  frame.append(card);
  for (const { selector, text } of parts) {
    const part = card.querySelector(selector);
    if (!part) throw new Error(`The card has no ${selector}: correct tests/pictures/annotatedCard.ts.`);
    const range = document.createRange();
    range.selectNodeContents(part);
    const { top, height } = part.getBoundingClientRect();
    const { right } = range.getBoundingClientRect();
    const label = document.createElement('div');
    label.textContent = text;
    label.style.cssText = `position: absolute; left: 478px; top: ${top + height / 2}px; translate: 0 -50%; color: ${colour}; font-weight: 600`;
    const line = document.createElement('div');
    line.style.cssText = `position: absolute; left: ${right + 8}px; right: 430px; top: ${top + height / 2}px; border-top: 1px solid ${colour}`;
    frame.append(label, line);
  }
}

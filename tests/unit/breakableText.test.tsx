import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from '@/components/ui/BreakableText';

test.each([
  ['How to Access/Modify/Delete Data', 'How to Access/<wbr/>Modify/<wbr/>Delete Data'],
  ['jane@example.com', 'jane<wbr/>@example.com'],
  ['Social media/@example', 'Social media/<wbr/>@example'],
  ['@example', '@example'],
])('%j can wrap after each slash and in front of an @', (text, html) => {
  expect(renderToStaticMarkup(<BreakableText>{text}</BreakableText>)).toBe(html);
});

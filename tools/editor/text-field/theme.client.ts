import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const border = '1px solid var(--sui-textbox-border-color)';

const theme = EditorView.theme({
  '&': {
    border,
    borderRadius: 'var(--sui-textbox-border-radius)',
    color: 'var(--sui-textbox-foreground-color)',
    backgroundColor: 'var(--sui-textbox-background-color)',
  },
  '&.cm-focused': { outline: '2px solid var(--sui-primary-accent-color)' },
  '.cm-scroller': { fontFamily: 'var(--sui-font-family-default)', lineHeight: 1.6 },
  '.cm-content': { minHeight: '8em', padding: '12px 8px', caretColor: 'currentColor' },
  '.text-upload': { fontStyle: 'italic' },
  // Over the text, and below the content check and the bars of lists, which have 10.
  '.cm-panels': { zIndex: 1, color: 'inherit', backgroundColor: 'var(--sui-secondary-background-color)' },
  // Below the content check, see check/styles.ts.
  '.cm-panels-top': { position: 'sticky', top: 'var(--check-height)', borderBottom: border },
  // It would cover all words of a short text.
  '&:not(:has(.cm-line:nth-child(6))) .cm-panels-top': { position: 'static' },
  '.text-toolbar': { display: 'flex', flexWrap: 'wrap', gap: '4px', padding: '4px' },
  '.text-toolbar [role=group]': { display: 'flex' },
  '.text-toolbar button': {
    ...{ display: 'grid', placeItems: 'center', flex: 'none', width: '32px', height: '36px', padding: 0 },
    ...{ border: 0, borderRadius: '4px', color: 'inherit', background: 'none', cursor: 'pointer' },
  },
  '.text-toolbar button:hover': { backgroundColor: 'var(--sui-hover-background-color)' },
  '.text-toolbar button:focus-visible': {
    outline: '2px solid var(--sui-primary-accent-color)',
    outlineOffset: '-2px',
  },
  '@media (pointer: coarse)': {
    // One row, which leaves room for the text above the keyboard of a phone.
    // Its end fades, as a sign that there is more.
    '.text-toolbar': {
      ...{ flexWrap: 'nowrap', overflowX: 'auto', paddingInlineEnd: '3rem' },
      maskImage: 'linear-gradient(to left, transparent, #000 3rem)',
    },
    '.text-toolbar button': { width: '44px', height: '44px' },
  },
});

/** Texts look like texts: headings are large and bold. Of a link only the URL has a colour: any words in brackets are one to the parser. */
const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: 'bold' },
  { tag: tags.heading2, fontWeight: 'bold', fontSize: '1.25em' },
  // The fonts of the site have no italics.
  { tag: [tags.strong, tags.emphasis], fontWeight: 'bold' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.url, color: 'var(--sui-primary-accent-color-text)' },
  {
    tag: [tags.processingInstruction, tags.contentSeparator],
    color: 'var(--sui-secondary-foreground-color)',
  },
  { tag: tags.monospace, fontFamily: 'var(--sui-font-family-monospace)' },
]);

/** How the text field and its dialogs look, in the colours of the package. */
export const textFieldTheme = [theme, syntaxHighlighting(highlighting)];

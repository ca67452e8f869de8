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
  '.cm-panels': { color: 'inherit', backgroundColor: 'var(--sui-secondary-background-color)' },
  '.cm-panels-top': { position: 'sticky', top: 0, borderBottom: border },
  '.text-toolbar': { display: 'flex', flexWrap: 'wrap', gap: '4px', padding: '4px' },
  '.text-toolbar [role=group]': { display: 'flex' },
  '.text-toolbar button': {
    ...{ display: 'grid', placeItems: 'center', flex: 'none', width: '32px', height: '36px', padding: 0 },
    ...{ border: 0, borderRadius: '4px', color: 'inherit', background: 'none', cursor: 'pointer' },
  },
  '.text-toolbar button:hover': { backgroundColor: 'var(--sui-hover-background-color)' },
  '.text-toolbar button:focus-visible, .text-dialog button:focus-visible': {
    outline: '2px solid var(--sui-primary-accent-color)',
    outlineOffset: '-2px',
  },
  '@media (pointer: coarse)': {
    // One row, which leaves room for the text above the keyboard of a phone.
    '.text-toolbar': { flexWrap: 'nowrap', overflowX: 'auto' },
    '.text-toolbar button': { width: '44px', height: '44px' },
  },
  '.text-dialog': {
    ...{ width: 'min(32rem, calc(100vw - 2rem))', maxHeight: 'calc(100dvh - 2rem)', padding: '1.25rem' },
    ...{ margin: 'auto', border, borderRadius: '8px' },
    color: 'var(--sui-primary-foreground-color)',
    backgroundColor: 'var(--sui-primary-background-color)',
    fontFamily: 'var(--sui-font-family-default)',
  },
  '.text-dialog::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
  '.text-dialog form, .text-dialog form > div': { display: 'grid', gap: '0.75rem' },
  '.text-dialog label': { display: 'grid', gap: '0.25rem' },
  '.text-dialog input, .text-dialog select, .text-dialog button': {
    ...{ minHeight: '40px', padding: '4px 12px', font: 'inherit', color: 'inherit' },
    ...{ border, borderRadius: '4px', backgroundColor: 'var(--sui-textbox-background-color)' },
  },
  '.text-dialog p': { display: 'flex', justifyContent: 'flex-end', gap: '0.5rem', margin: 0 },
  '.text-dialog p [type=submit]': {
    ...{
      color: 'var(--sui-primary-accent-color-inverted)',
      backgroundColor: 'var(--sui-primary-accent-color)',
    },
  },
  '.text-dialog .page-chooser ul': {
    ...{ height: '14rem', margin: 0, padding: '2px', overflow: 'auto', listStyle: 'none', border },
  },
  '.text-dialog .page-chooser button': {
    ...{ display: 'grid', width: '100%', border: 0, textAlign: 'start' },
  },
});

/** Texts look like texts: headings are large and bold, links are not underlined twice. */
const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: 'bold' },
  { tag: tags.heading2, fontWeight: 'bold', fontSize: '1.25em' },
  { tag: tags.strong, fontWeight: 'bold' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--sui-primary-accent-color-text)' },
  {
    tag: [tags.processingInstruction, tags.contentSeparator],
    color: 'var(--sui-secondary-foreground-color)',
  },
  { tag: tags.monospace, fontFamily: 'var(--sui-font-family-monospace)' },
]);

/** How the text field and its dialogs look, in the colours of the package. */
export const textFieldTheme = [theme, syntaxHighlighting(highlighting)];

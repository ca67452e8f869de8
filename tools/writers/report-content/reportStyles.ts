import { color } from '../../../components/theme/theme';
import { font } from '../../../components/theme/tokens';

/** Styles of the report around the parts of the site, in the site's colours. */
export const reportStyles = `
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; max-width: 1180px; margin: 0 auto; padding: 40px 24px; }
main h1 { font-size: 2.5rem; }
main h2 { font-size: 1.75rem; }
main h3 { font-weight: 600; font-size: 1rem; }
.contents { display: grid; gap: 4px; }
.note { color: ${color.textMuted}; font-size: 0.9375rem; overflow-wrap: anywhere; }
.article { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding-top: 40px; border-top: 3px solid ${color.text}; }
.pair { display: grid; grid-template-columns: minmax(0, 406px) minmax(0, 1fr); gap: 40px; align-items: start; }
:is(.pair > div, .shared) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.shared { max-width: 686px; }
:is(.pair, .shared) img[alt] { max-width: 100%; height: auto; }
.diagnostics { display: grid; gap: 8px; font: 0.9375rem/1.5 ui-monospace, monospace; }
.diagnostics li { padding-left: 12px; border-left: 3px solid ${color.border}; overflow-wrap: anywhere; }
.diagnostics [data-severity='error'] { border-color: ${color.accent}; }
/* A box to tick on paper. */
.judgements { display: grid; gap: 8px; max-width: 80ch; }
.judgements li { padding-left: 28px; overflow-wrap: anywhere; text-indent: -28px; }
.judgements li::before { content: '☐'; display: inline-block; width: 28px; text-indent: 0; }
/* A page before and after. */
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding-top: 24px; border-top: 1px solid ${color.border}; }
.page > h3 { font: 400 1.5rem/1.2 ${font.display}; overflow-wrap: anywhere; }
.page h4 { font-weight: 600; }
.text-changes { width: 100%; table-layout: fixed; border-collapse: collapse; font-size: 0.9375rem; }
.text-changes :is(th, td) { padding: 8px 12px; border: 1px solid ${color.border}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.views { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.views label { display: flex; gap: 8px; align-items: center; width: fit-content; min-height: 24px; }
.view-pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; align-items: start; }
[data-width='390'] .view-pair { max-width: 800px; }
/* Wider than the text, as far as the window has room. */
[data-width='1440'] .view-pair { margin-inline: min(0px, (1132px - min(100vw - 80px, 1800px)) / 2); }
.view-pair figure { display: grid; gap: 4px; }
.view-pair figcaption { text-transform: capitalize; font-weight: 600; font-size: 0.9375rem; }
.view-pair img { width: 100%; height: auto; border: 1px solid ${color.border}; }
.views:has(:checked) .view-pair { grid-template-columns: max-content; max-width: none; }
.views:has(:checked) img { width: auto; max-width: none; }
@media (width >= 900px) { [data-width='390'] label { display: none; } }
.open-view { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 32px; border: 1px solid ${color.border}; }
.open-view h4 { font: 400 2.5rem/1.1 ${font.display}; }
.search-result { max-width: 600px; padding: 16px; border: 1px solid #dadce0; background: #fff; color: #4d5156; font: 14px/1.58 Arial, sans-serif; letter-spacing: 0; }
.search-site, .search-url { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.search-site { color: #202124; }
.search-url { font-size: 12px; }
.search-title { color: #1a0dab; font-size: 20px; line-height: 1.3; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.search-text { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
@media (width < 900px) { .pair { grid-template-columns: minmax(0, 1fr); } }
`;

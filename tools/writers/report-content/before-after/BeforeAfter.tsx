import { count } from '../../../../lib/diagnostics/messages';
import { MessageList } from '../MessageList';
import type { SectionChange, SiteChanges } from './compareSites';
import type { View } from './screenshots';

const noChange = 'No page changes';

/** How many pages are new, changed and gone, such as `2 changed, 1 new`. */
export function summaryOf({ changed, added, gone, notPictured }: SiteChanges): string {
  const counts = { changed: changed.length, new: added.length, gone: gone.length };
  const parts = Object.entries(counts).map(([what, pages]) => pages > 0 && `${pages} ${what}`);
  const unseen = notPictured > 0 && `${count(notPictured, 'section')} without pictures`;
  return [...parts, unseen].filter(Boolean).join(', ') || noChange;
}

/** The pages of the site that are new, changed and gone, with both versions of each section that is different. */
export function BeforeAfter({ changes }: { changes: SiteChanges }) {
  const { gone, sections, notPictured, isWithoutBrowser } = changes;
  const summary = summaryOf(changes);
  return (
    <section id="pages" className="article" aria-labelledby="pages-heading">
      <h2 id="pages-heading">Pages before and after</h2>
      <p>
        {summary === noChange
          ? `${noChange}. Every page of the site looks and reads the same as before.`
          : `Compared with the site before this change: ${summary}.`}
      </p>
      {notPictured > 0 && (
        <p>
          <strong>There are no pictures of {count(notPictured, 'section')},</strong> which may look different
          {isWithoutBrowser
            ? ', because no browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH, then create the report again.'
            : ', because the report has a limited number of pictures.'}
        </p>
      )}
      {sections.some(({ views = [] }) => views.length > 0) && (
        <p className="note">
          Remote photographs are plain areas, because the browser that took the pictures had no network. A
          picture ends after 16,000 pixels.
        </p>
      )}
      <ul className="contents">
        {sections.map((section, index) => (
          <li key={idOf(index)}>
            <a href={`#${idOf(index)}`}>{labelOf(section)}</a>
          </li>
        ))}
      </ul>
      <MessageList heading="Gone" items={gone.map(goneItem)} />
      {sections.map((section, index) => (
        <Section key={idOf(index)} {...{ id: idOf(index), section }} />
      ))}
    </section>
  );
}

function idOf(index: number): string {
  return `change-${index + 1}`;
}

function labelOf({ paths, name, before, after }: SectionChange): string {
  const state = !before ? 'new' : after ? 'changed' : 'gone';
  return `${paths.length > 1 ? `${paths.length} pages` : paths[0]}: ${name} (${state})`;
}

function goneItem({ path, redirectsTo, isListedAsGone }: SiteChanges['gone'][number]) {
  if (redirectsTo) return { text: `${path}: redirects to ${redirectsTo}` };
  if (isListedAsGone) return { text: `${path}: withdrawn, as content/redirects.yaml says` };
  return { text: `${path}: its URL no longer works`, severity: 'error' } as const;
}

function Section({ id, section }: { id: string; section: SectionChange }) {
  const { paths, name, text, views } = section;
  return (
    <section id={id} className="page">
      <h3>{labelOf(section)}</h3>
      {paths.length > 1 && <p className="note">{paths.join(', ')}</p>}
      {text.length > 0 && <TextChanges text={text} />}
      {views?.length === 0 && <p className="note">It looks the same.</p>}
      {views?.map((view) => (
        <Pictures key={view.width} view={view} label={`${paths[0]}, ${name}`} />
      ))}
    </section>
  );
}

function TextChanges({ text }: Pick<SectionChange, 'text'>) {
  const nothing = <span className="note">(nothing)</span>;
  return (
    <table className="text-changes">
      <thead>
        <tr>
          <th scope="col">Text before</th>
          <th scope="col">Text after</th>
        </tr>
      </thead>
      <tbody>
        {text.map(({ before = nothing, after = nothing }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal
          <tr key={index}>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const devices = { 390: 'On a phone', 1440: 'On a desktop' };

/** Both pictures, or the only one of a section that is new or gone. */
function Pictures({ view: { width, before, after }, label }: { view: View; label: string }) {
  const heading = `${devices[width]}, ${width} pixels wide`;
  return (
    <div className="views" data-width={width}>
      <h4>{heading}</h4>
      {before && after && (
        <label className="note">
          <input type="checkbox" /> One below the other, in full size
        </label>
      )}
      <div className="view-pair">
        {Object.entries({ before, after }).map(
          ([side, url]) =>
            url && (
              <figure key={side}>
                <figcaption>{side}</figcaption>
                {/* biome-ignore lint/performance/noImgElement: the picture is a data URL */}
                <img src={url} alt={`${label}: ${side}, ${heading.toLowerCase()}`} />
              </figure>
            ),
        )}
      </div>
    </div>
  );
}

import { Fragment } from 'react';
import { MessageList } from '../MessageList';
import type { ReportedPage, SectionChange, SiteChanges } from './compareSites';
import type { View } from './pictures';

const maxLines = 30;

const omitted =
  'Its pictures are left out, because the report would become too large. Look at the page in the built site.';

const noChange = 'No page changes';

/** How many pages are new, changed and gone, such as `2 changed, 1 new`. */
export function summaryOf({ changed, added, gone, notPictured }: SiteChanges): string {
  const counts = { changed, new: added, gone, 'may look different': notPictured };
  const parts = Object.entries(counts).map(([what, { length }]) => length > 0 && `${length} ${what}`);
  return parts.filter(Boolean).join(', ') || noChange;
}

/** The pages of the site that are new, changed and gone, with both versions of each section that is different. */
export function BeforeAfter({ changes }: { changes: SiteChanges }) {
  const { changed, added, gone, sections, notPictured, isWithoutBrowser } = changes;
  const summary = summaryOf(changes);
  const reason = isWithoutBrowser ? 'there is no browser' : 'the report compares a limited number of pages';
  return (
    <section id="pages" className="article" aria-labelledby="pages-heading">
      <h2 id="pages-heading">Pages before and after</h2>
      <p>
        {summary === noChange
          ? `${noChange}. Every page of the site looks and reads the same as before.`
          : `Compared with the site before this change: ${summary}.`}
      </p>
      {isWithoutBrowser && (
        <p>
          <strong>There are no pictures,</strong> because no browser was found. Install Chromium or Chrome, or
          set CHROMIUM_PATH, then create the report again.
        </p>
      )}
      {sections.some(({ views = [] }) => views.length > 0) && (
        <p className="note">
          Remote photographs are plain areas with their names, because the browser that took the pictures had
          no network. A picture ends after 16,000 pixels.
        </p>
      )}
      <PageList heading="Changed" pages={changed} sections={sections} />
      <PageList heading="New" pages={added} sections={sections} />
      <MessageList heading="Gone" items={gone.map(goneItem)} />
      {notPictured.length > 0 && (
        <p className="note">
          {`May look different, but no pictures were taken, because ${reason}: ${notPictured.join(', ')}`}
        </p>
      )}
      {sections.map((section, index) => (
        <Section key={idOf(index)} {...{ id: idOf(index), section, reason }} />
      ))}
    </section>
  );
}

function idOf(index: number): string {
  return `change-${index + 1}`;
}

type ListProps = { heading: string; pages: readonly ReportedPage[]; sections: readonly SectionChange[] };

/** Each page with links to what is different in it. */
function PageList({ heading, pages, sections }: ListProps) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="contents">
        {pages.map(({ path, title }) => (
          <li key={path}>
            {`${path}: `}
            {sections.map(
              (section, index) =>
                section.paths.includes(path) && (
                  <Fragment key={idOf(index)}>
                    <a href={`#${idOf(index)}`}>{section.name}</a>{' '}
                  </Fragment>
                ),
            )}
            <span className="note">{title}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function goneItem({ path, redirectsTo, isListedAsGone }: SiteChanges['gone'][number]) {
  if (redirectsTo) return { text: `${path}: redirects to ${redirectsTo}` };
  if (isListedAsGone) return { text: `${path}: withdrawn, as content/redirects.yaml says` };
  return { text: `${path}: its URL no longer works`, severity: 'error' } as const;
}

type SectionProps = { id: string; section: SectionChange; reason: string };

/** With the reason if no pictures were taken. */
function Section({ id, section, reason }: SectionProps) {
  const { paths, name, before, after, text, views, isOmitted } = section;
  const isShared = paths.length > 1;
  const state = !before ? 'new' : after ? 'changed' : 'gone';
  return (
    <section id={id} className="page">
      <h3>{`${isShared ? `${paths.length} pages` : paths[0]}: ${name} (${state})`}</h3>
      {isShared && <p className="note">{paths.join(', ')}</p>}
      {text.length > 0 && <TextChanges text={text} />}
      {!views && <p className="note">{`No pictures were taken, because ${reason}.`}</p>}
      {views?.length === 0 && <p className="note">{isOmitted ? omitted : 'It looks the same.'}</p>}
      {views?.map((view) => (
        <Pictures key={view.width} view={view} label={`${paths[0]}, ${name}`} />
      ))}
    </section>
  );
}

function TextChanges({ text }: Pick<SectionChange, 'text'>) {
  const nothing = <span className="note">(nothing)</span>;
  return (
    <>
      <table className="text-changes">
        <thead>
          <tr>
            <th scope="col">Text before</th>
            <th scope="col">Text after</th>
          </tr>
        </thead>
        <tbody>
          {text.slice(0, maxLines).map(({ before = nothing, after = nothing }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal
            <tr key={index}>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {text.length > maxLines && <p className="note">{`and ${text.length - maxLines} more lines`}</p>}
    </>
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

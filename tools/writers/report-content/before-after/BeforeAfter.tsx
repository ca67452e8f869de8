import type { ReportedPage, ShownPage, SiteChanges, View } from './compareSites';
import type { TextChange } from './text';

type Props = { changes: SiteChanges };

const maxTextChanges = 30;

const noChange = 'No page changes';

/** How many pages are new, changed and gone, such as `2 changed, 1 new`. */
export function summaryOf({ changed, added, gone, notPictured }: SiteChanges): string {
  const parts = [
    changed.length > 0 && `${changed.length} changed`,
    added.length > 0 && `${added.length} new`,
    gone.length > 0 && `${gone.length} gone`,
    notPictured.length > 0 && `${notPictured.length} may look different`,
  ].filter(Boolean);
  return parts.join(', ') || noChange;
}

/** The pages of the site that are new, changed and gone, with pictures of both versions. */
export function BeforeAfter({ changes }: Props) {
  const { changed, added, gone, isWithoutBrowser } = changes;
  const summary = summaryOf(changes);
  const hasPictures = [...changed, ...added].some(({ views }) => views.length > 0);
  return (
    <section id="pages" className="article" aria-labelledby="pages-heading">
      <h2 id="pages-heading">Pages before and after</h2>
      {summary === noChange ? (
        <p>
          <strong>{noChange}.</strong> Every page of the site looks and reads the same as before.
        </p>
      ) : (
        <p>{`Compared with the site before this change: ${summary}.`}</p>
      )}
      {hasPictures && (
        <p className="note">
          Differences are outlined in pink. Striped bands replace parts without any. Remote photographs are
          plain areas with their names, because the browser that took the pictures had no network.
        </p>
      )}
      {isWithoutBrowser && (
        <p>
          <strong>There are no pictures,</strong> because no browser was found. Install Chromium or Chrome, or
          set CHROMIUM_PATH, then create the report again.
        </p>
      )}
      <PageList heading="Changed" pages={changed} />
      <PageList heading="New" pages={added} />
      <Gone gone={gone} />
      <Unpictured pages={changes.notPictured} isWithoutBrowser={isWithoutBrowser} />
      {changes.codeOnly.length > 0 && (
        <p className="note">
          {`Looks and reads the same, but its code differs: ${pathsOf(changes.codeOnly)}`}
        </p>
      )}
      {[...changed, ...added].map((page) => (
        <Page key={page.path} page={page} isNew={added.includes(page)} isWithoutBrowser={isWithoutBrowser} />
      ))}
    </section>
  );
}

function pathsOf(pages: readonly ReportedPage[]): string {
  return pages.map(({ path }) => path).join(', ');
}

function idOf(path: string): string {
  return `page-${path}`;
}

function PageList({ heading, pages }: { heading: string; pages: readonly ReportedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="contents">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={`#${idOf(path)}`}>{path}</a> <span className="note">{title}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Gone({ gone }: Pick<SiteChanges, 'gone'>) {
  if (gone.length === 0) return null;
  return (
    <>
      <h3>Gone</h3>
      <ul className="diagnostics">
        {gone.map((page) => (
          <li key={page.path} data-severity={page.redirectsTo || page.isListedAsGone ? undefined : 'error'}>
            {page.path}: {fateOf(page)}
          </li>
        ))}
      </ul>
    </>
  );
}

function fateOf({ redirectsTo, isListedAsGone }: SiteChanges['gone'][number]): string {
  if (redirectsTo) return `redirects to ${redirectsTo}`;
  return isListedAsGone ? 'withdrawn, as content/redirects.yaml says' : 'its URL no longer works';
}

function Unpictured({
  pages,
  isWithoutBrowser,
}: {
  pages: readonly ReportedPage[];
  isWithoutBrowser: boolean;
}) {
  if (pages.length === 0) return null;
  const reason = isWithoutBrowser ? 'there is no browser' : 'the report compares a limited number of pages';
  return (
    <p className="note">
      {`May look different, but no pictures were taken, because ${reason}: ${pathsOf(pages)}`}
    </p>
  );
}

type PageProps = { page: ShownPage; isNew: boolean; isWithoutBrowser: boolean };

function Page({
  page: { path, title, text, views, isOmitted, isPictured },
  isNew,
  isWithoutBrowser,
}: PageProps) {
  return (
    <section id={idOf(path)} className="page">
      <h3>
        {isNew ? 'New: ' : ''}
        {path}
      </h3>
      <p className="note">{title}</p>
      {text.length > 0 && <TextChanges changes={text} />}
      {isOmitted && (
        <p className="note">
          Its pictures are left out, because the report would become too large. Look at the page in the built
          site.
        </p>
      )}
      {!isWithoutBrowser && !isOmitted && views.length === 0 && (
        <p className="note">
          {isPictured
            ? 'The page looks the same.'
            : 'No pictures were taken, because the report compares a limited number of pages.'}
        </p>
      )}
      {views.map((view) => (
        <Pictures key={view.width} view={view} path={path} />
      ))}
    </section>
  );
}

function TextChanges({ changes }: { changes: readonly TextChange[] }) {
  const shown = changes.slice(0, maxTextChanges);
  return (
    <>
      <h4>Text</h4>
      <table className="text-changes">
        <thead>
          <tr>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal
            <tr key={index}>
              <td>{before === undefined ? <span className="note">(nothing)</span> : before}</td>
              <td>{after === undefined ? <span className="note">(nothing)</span> : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > shown.length && (
        <p className="note">{`and ${changes.length - shown.length} more lines`}</p>
      )}
    </>
  );
}

const devices = { 390: 'On a phone', 1440: 'On a desktop' };

function Pictures({ view: { width, before, after, size, isCut }, path }: { view: View; path: string }) {
  const heading = `${devices[width]}, ${width} pixels wide`;
  const pictures = [
    ...(before ? [{ caption: 'Before', url: before }] : []),
    { caption: before ? 'After' : 'New', url: after },
  ];
  return (
    <div className="views" data-width={width}>
      <h4>{heading}</h4>
      {before && (
        <label className="note">
          <input type="checkbox" /> One below the other, in full size
        </label>
      )}
      <div className="view-pair">
        {pictures.map(({ caption, url }) => (
          <figure key={caption}>
            <figcaption>{caption}</figcaption>
            {/* biome-ignore lint/performance/noImgElement: the picture is a data URL */}
            <img {...size} src={url} alt={`${path}: ${caption.toLowerCase()}, ${heading.toLowerCase()}`} />
          </figure>
        ))}
      </div>
      {isCut && <p className="note">The end of this very long page is left out.</p>}
    </div>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import type { Rendered, Result } from './site';

const css = `
body { margin: 0; padding: 24px; display: grid; gap: 32px; font: 16px/1.5 Arial, sans-serif; background: light-dark(#fff, #1f1f1f); color: light-dark(#1f1f1f, #e8e8e8); }
h2 { margin: 0 0 12px; font: 600 14px/1.4 Arial, sans-serif; }
p { margin: 0; }
section { max-width: 600px; }
.url { font-size: 14px; color: light-dark(#4d5156, #bdc1c6); overflow-wrap: anywhere; }
.title { font-size: 20px; line-height: 1.3; color: light-dark(#1a0dab, #99c3ff); }
.description { font-size: 14px; }
.link { container-type: inline-size; max-width: 520px; border: 1px solid light-dark(#d0d7de, #555); border-radius: 8px; overflow: hidden; }
.image { position: relative; aspect-ratio: 1200 / 630; overflow: hidden; background: #fff; color: #111; }
.image img { position: absolute; inset: 0 0 0 auto; width: 50%; height: 100%; object-fit: cover; }
.image div { width: 50%; padding: 4.6cqi; box-sizing: border-box; font: 600 4.2cqi/1.2 var(--font-display); }
.image small { display: block; margin-bottom: 1.5cqi; font: 2.7cqi/1.3 var(--font-text); }
.words { padding: 12px 16px; }
`;

/** How a search engine and other sites show a page. Each has its own way: the words and the drawing are the site's. */
export function renderedResult({ title, description, url, siteName, image }: Result): Rendered {
  const html = renderToStaticMarkup(
    <>
      <section>
        <h2>Search result</h2>
        <p className="url">
          {siteName} · {url}
        </p>
        <p className="title">{title}</p>
        <p className="description">{description}</p>
      </section>
      <section>
        <h2>Shared link</h2>
        <div className="link">
          <div className="image">
            <div>
              {image.label && <small>{image.label}</small>}
              {image.title}
            </div>
            {/* biome-ignore lint/performance/noImgElement: not a page of Next.js */}
            <img src={image.drawing} alt="" />
          </div>
          <div className="words">
            <p className="url">{new URL(url).host}</p>
            <p>
              <strong>{image.title}</strong>
            </p>
            <p className="description">{description}</p>
          </div>
        </div>
      </section>
    </>,
  );
  return { html, css };
}

import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Values } from '../entryFile';
import { contentOf, type FileFormat } from '../fileFormats';
import { createPreviewClass, h } from '../react.client';
import { leadToField } from './click.client';
import type { Entry } from './content';
import type { Edited } from './files.client';
import { Preview } from './preview.client';

/**
 * A page in which no script and no form of the content works. The sandbox allows scripts only so that browsers report clicks
 * to the editor.
 */
const emptyPage = `<!doctype html><html lang="en-AU"><head>
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; form-action 'none'"><style></style>
</head><body></body></html>`;

/** Registers the preview of the documents with one of the formats. */
export function registerPreview(format: FileFormat, formats: readonly FileFormat[]): void {
  CMS.registerPreviewTemplate(
    listOf(format).at(-1) ?? '',
    createPreviewClass({
      preview: undefined as Preview | undefined,

      async open({ currentTarget: { contentDocument } }: { currentTarget: HTMLIFrameElement }) {
        if (!contentDocument) return;
        contentDocument.addEventListener('click', (event) => leadToField(event, valuesOf(this.props.entry)));
        const entries = formats.map(async (each) => {
          const read = await this.props.getCollection(...listOf(each));
          return [read].flat().map((entry) => entryFrom(each, entry));
        });
        const others = (await Promise.all(entries)).flat();
        // The form may have been closed.
        if (!contentDocument.defaultView) return;
        this.preview = new Preview(contentDocument, others);
        this.componentDidUpdate();
      },
      componentDidUpdate() {
        const { entry, getAsset } = this.props;
        this.preview?.update({ entry: entryFrom(format, entry), find: getAsset as Edited['find'] });
      },
      componentWillUnmount() {
        this.preview?.close();
      },
      render() {
        // Wider than its pane on a large screen, to show the layout of such a screen.
        const scale = matchMedia('(width < 768px)').matches ? 1 : 0.6;
        const size = `${100 / scale}%`;
        const style = {
          ...{ position: 'fixed', inset: 0, width: size, height: size, border: 0, background: '#fff' },
          ...{ transform: `scale(${scale})`, transformOrigin: '0 0' },
        } as const;
        const title = 'The page as visitors will see it';
        const sandbox = 'allow-same-origin allow-scripts';
        return h('iframe', { title, sandbox, srcDoc: emptyPage, style, onLoad: this.open });
      },
    }),
  );
}

/** The list that documents with a format are in, and the name of a file that is the only one of its kind. */
function listOf({ path }: FileFormat): [list: string, file?: string] {
  return path.endsWith('.yaml') ? ['site', path.replace(/\.yaml$/, '')] : [path];
}

function entryFrom(format: FileFormat, entry: CustomPreviewTemplateProps['entry']): Entry {
  const slug = String(entry.get('slug') || 'new');
  return { collection: listOf(format)[0], slug, ...contentOf(valuesOf(entry), format) };
}

function valuesOf(entry: CustomPreviewTemplateProps['entry']): Values {
  return (entry.get('data') as unknown as { toJS(): Values }).toJS();
}

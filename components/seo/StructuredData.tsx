import type { Graph } from 'schema-dts';

type Props = { data: Graph };

/** What the page is about, for search engines (JSON-LD). */
export function StructuredData({ data }: Props) {
  // An unescaped < could end the script element early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" data-own="data" dangerouslySetInnerHTML={{ __html: json }} />;
}

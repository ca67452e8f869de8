import type { Graph } from 'schema-dts';

type Props = { data: Graph };

/** What the page is about, for search engines (JSON-LD). */
export function StructuredData({ data }: Props) {
  // An unescaped < could end the script element early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" data-own="data">
      {json}
    </script>
  );
}

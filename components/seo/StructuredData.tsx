import type { Graph } from 'schema-dts';

type Props = { data: Graph };

/** JSON-LD for search engines. */
export function StructuredData({ data }: Props) {
  // An unescaped `</script>` would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" data-own="data">
      {json}
    </script>
  );
}

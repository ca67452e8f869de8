import { splitAtCompounds } from '@/lib/text/compounds.browser';

type Props = { children: string };

/**
 * Text whose short compounds, such as "long-term", stay on one line. Only for islands: the post-processing does it for
 * all other text (tools/build/post-process/compounds.ts).
 */
export function KeptCompounds({ children }: Props) {
  return splitAtCompounds(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={index} className="compound">
        {part}
      </span>
    ),
  );
}

import { Fragment } from 'react';

type Props = { children: string };

/** Text that may break behind each slash; "Access/Modify/Delete" would overflow a phone otherwise. */
export function BreakableText({ children }: Props) {
  return children.split('/').map((part, index, parts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, its parts never move
    <Fragment key={index}>
      {part}
      {index < parts.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}

type Props = { children: string };

/** Text that may break behind each slash; "Access/Modify/Delete" would overflow a phone otherwise. */
export function BreakableText({ children }: Props) {
  const end = children.indexOf('/') + 1;
  if (end === 0) return children;
  return (
    <>
      {children.slice(0, end)}
      <wbr />
      <BreakableText>{children.slice(end)}</BreakableText>
    </>
  );
}

type Props = { children: string };

/** Text that can wrap after each slash, so that "Access/Modify/Delete" does not overflow on phones. */
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

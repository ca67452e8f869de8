type Props = { children: string };

/** Text that can wrap after each slash and in front of an @, so that large text breaks no name in its middle on phones. */
export function BreakableText({ children }: Props) {
  const [part, ...rest] = children.split(/(?<=\/)|(?=@)/);
  if (rest.length === 0) return part;
  return (
    <>
      {part}
      <wbr />
      <BreakableText>{rest.join('')}</BreakableText>
    </>
  );
}

/** The symbol `mark` of the generated sprite as a drawing of its own, in one colour. */
export function markFile(sprite: string, colour: string): string {
  const symbol = /<symbol id="mark"[^>]*>([\s\S]*?)<\/symbol>/.exec(sprite);
  if (!symbol) throw new Error('The sprite of icons has no symbol "mark".');
  const lines = (symbol[1] as string).replaceAll('currentColor', colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44">${lines}</svg>`;
}

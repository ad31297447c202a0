/**
 * Breaks a text into lines, between words where that is possible: long ids have none. Pure.
 *
 * @param widthOf how wide a text is drawn
 * @param width of a line, in the same unit
 */
export function breakText(text: string, widthOf: (text: string) => number, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > 1 && widthOf(rest) > width) {
    let end = rest.length;
    while (end > 1 && widthOf(rest.slice(0, end)) > width) end -= 1;
    const space = rest.lastIndexOf(' ', end);
    const cut = space > 0 ? space : end;
    lines.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  return [...lines, rest];
}

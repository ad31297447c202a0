/** The rows of each member together, in the order in which members come first. */
export function byMember<Row extends { readonly memberId: number }>(
  rows: readonly Row[],
): readonly { readonly memberId: number; readonly play: readonly Row[] }[] {
  const members = new Map<number, Row[]>();
  for (const row of rows) {
    const known = members.get(row.memberId);
    if (known) known.push(row);
    else members.set(row.memberId, [row]);
  }
  return [...members].map(([memberId, play]) => ({ memberId, play }));
}

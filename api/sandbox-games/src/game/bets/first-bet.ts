/** The bet that is offered first, counted from the lowest. */
const USUAL = 3;

/** The bet that is chosen when a game opens: the usual one, or the highest below it that the balance pays for. */
export function firstBet(betsCentavos: readonly number[], balanceCentavos: number): number {
  const upToUsual = betsCentavos.slice(0, USUAL + 1);
  const paid = upToUsual.filter((bet) => bet <= balanceCentavos);
  return paid.at(-1) ?? betsCentavos[0] ?? 0;
}

/** The bet that is offered first, the same in every game: R$ 1. */
const USUAL_CENTAVOS = 100;

/** The bet that is chosen when a game opens: the usual one, or the highest below it that the balance pays for, or the lowest there is. */
export function firstBet(betsCentavos: readonly number[], balanceCentavos: number): number {
  const most = Math.min(USUAL_CENTAVOS, balanceCentavos);
  return betsCentavos.filter((bet) => bet <= most).at(-1) ?? betsCentavos[0] ?? 0;
}

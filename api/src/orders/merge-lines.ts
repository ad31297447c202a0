/** A line of a member's cash or bonus, with the entry it is of. */
export interface PurseLine {
  readonly purse: 'member_cash' | 'member_bonus';
  readonly entry_id: number;
  readonly amount_centavos: number;
  readonly balance_before: number;
  readonly balance_after: number;
  readonly account_version: number;
}

export interface StatementEntry<Line> {
  /** One of its lines, for what is known of the entry. */
  readonly line: Line;
  readonly amountCentavos: number;
  /** Cash and bonus after it. */
  readonly balanceCentavos: number;
  /** The versions of cash and bonus that are above all that comes after it. */
  readonly cursor: string;
}

/**
 * Puts the lines of both purses together, newest entry first, with the balance after each: from the balance above the newest lines it
 * goes down, line by line. Pure.
 *
 * @param lines of each purse the newest ones below some version, without gaps, in any order
 * Source: R220, A42.
 */
export function mergeLines<Line extends PurseLine>(lines: readonly Line[]): StatementEntry<Line>[] {
  const cash = stackOf(lines, 'member_cash');
  const bonus = stackOf(lines, 'member_bonus');
  const entries: StatementEntry<Line>[] = [];
  for (;;) {
    const entryId = Math.max(cash.top()?.entry_id ?? 0, bonus.top()?.entry_id ?? 0);
    const balanceCentavos = cash.balanceCentavos() + bonus.balanceCentavos();
    const [fromCash, fromBonus] = [cash.take(entryId), bonus.take(entryId)];
    const line = fromCash ?? fromBonus;
    if (!line) return entries;
    entries.push({
      line,
      amountCentavos: (fromCash?.amount_centavos ?? 0) + (fromBonus?.amount_centavos ?? 0),
      balanceCentavos,
      cursor: `${cash.version()}.${bonus.version()}`,
    });
  }
}

/** The lines of one purse, the newest on top; it knows the purse's balance above the top. */
function stackOf<Line extends PurseLine>(lines: readonly Line[], purse: Line['purse']) {
  const rest = lines
    .filter((line) => line.purse === purse)
    .sort((one, other) => one.account_version - other.account_version);
  let balanceCentavos = rest.at(-1)?.balance_after ?? 0;
  let lowest = (rest.at(-1)?.account_version ?? 0) + 1;
  return {
    top: () => rest.at(-1),
    balanceCentavos: () => balanceCentavos,
    /** Lines below this version have not been taken. */
    version: () => lowest,
    /** The top line, if it is of this entry. */
    take(entryId: number): Line | undefined {
      const top = rest.at(-1);
      if (top?.entry_id !== entryId) return undefined;
      rest.pop();
      balanceCentavos = top.balance_before;
      lowest = top.account_version;
      return top;
    },
  };
}

const PLAIN_TYPES = [
  'game:loaded',
  'game:round-started',
  'game:round-ended',
  'game:no-money',
  'game:close',
] as const;

/** What a game tells the page around it. `game:no-money`: the balance does not pay for the bet that the player chose. */
export type GameMessage =
  | { readonly type: (typeof PLAIN_TYPES)[number] }
  /** The figure that the game shows from now on. */
  | { readonly type: 'game:balance'; readonly balanceCentavos: number };

/** What a game is told: the balance, when it has changed outside the game. */
export interface HostMessage {
  readonly type: 'host:balance';
  readonly balanceCentavos: number;
}

/** Reads what came from a game; null for anything that is none of its messages. */
export function gameMessageOf(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, balanceCentavos } = data as Readonly<Record<string, unknown>>;
  if (type === 'game:balance')
    return typeof balanceCentavos === 'number' &&
      Number.isSafeInteger(balanceCentavos) &&
      balanceCentavos >= 0
      ? { type, balanceCentavos }
      : null;
  const plain = PLAIN_TYPES.find((known) => known === type);
  return plain ? { type: plain } : null;
}

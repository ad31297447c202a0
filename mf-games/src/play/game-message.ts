const LONGEST_SENTENCE = 400;
const PLAIN_TYPES = ['game:loaded', 'game:round-ended', 'game:no-money', 'game:close'] as const;

/** What a game tells the page around it. `game:no-money`: the balance does not pay for the bet that the player chose. */
export type GameMessage =
  /** Its rules lie over the game, or do no more. */
  | { readonly type: 'game:rules'; readonly isOpen: boolean }
  | { readonly type: (typeof PLAIN_TYPES)[number] }
  /** `whenLeft`: what becomes of the bet when the player leaves now, in their language; null where leaving changes nothing. */
  | { readonly type: 'game:round-started'; readonly whenLeft: string | null }
  /** The figure that the game shows from now on. */
  | { readonly type: 'game:balance'; readonly balanceCentavos: number };

/** What a game is told. */
export type HostMessage =
  /** The balance has changed outside the game. */
  | { readonly type: 'host:balance'; readonly balanceCentavos: number }
  /** "Back" has closed its rules, or "forward" has opened them. */
  | { readonly type: 'host:rules'; readonly isOpen: boolean }
  /** The player has a question to answer, or has answered it: until then no round begins, and what plays by itself ends (G31). */
  | { readonly type: 'host:pause'; readonly isPaused: boolean };

/** Reads what came from a game; null for anything that is none of its messages. */
export function gameMessageOf(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, balanceCentavos, isOpen, whenLeft } = data as Readonly<Record<string, unknown>>;
  if (type === 'game:round-started') return { type, whenLeft: isSentence(whenLeft) ? whenLeft : null };
  if (type === 'game:rules') return typeof isOpen === 'boolean' ? { type, isOpen } : null;
  if (type === 'game:balance')
    return typeof balanceCentavos === 'number' &&
      Number.isSafeInteger(balanceCentavos) &&
      balanceCentavos >= 0
      ? { type, balanceCentavos }
      : null;
  const plain = PLAIN_TYPES.find((known) => known === type);
  return plain ? { type: plain } : null;
}

/** What a game says in a question of the site's is a sentence or two, no page. */
function isSentence(text: unknown): text is string {
  return typeof text === 'string' && text.length > 0 && text.length <= LONGEST_SENTENCE;
}

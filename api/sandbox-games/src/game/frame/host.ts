/** What the page around the game is told. `game:no-money`: the balance does not pay for the bet that the player chose. */
export type Message =
  | {
      readonly type:
        'game:loaded' | 'game:close' | 'game:round-started' | 'game:round-ended' | 'game:no-money';
    }
  | { readonly type: 'game:balance'; readonly balanceCentavos: number };

/** The page around the game. */
export interface Host {
  tell(message: Message): void;
  /** Calls back when the page says that the balance is another one, as after a deposit. */
  onBalance(listener: (balanceCentavos: number) => void): void;
}

/** Talks with the page around the game, and with nobody else. @param origin exact origin of the page */
export function hostAt(origin: string): Host {
  return {
    tell(message) {
      if (window.parent !== window) window.parent.postMessage(message, origin);
    },
    onBalance(listener) {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== window.parent) return;
        const balanceCentavos = balanceOf(event.data);
        if (balanceCentavos !== null) listener(balanceCentavos);
      });
    },
  };
}

/** The balance that a message tells; null for anything else. */
export function balanceOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, balanceCentavos } = data as Readonly<Record<string, unknown>>;
  const isBalance = type === 'host:balance' && Number.isSafeInteger(balanceCentavos);
  return isBalance && Number(balanceCentavos) >= 0 ? Number(balanceCentavos) : null;
}

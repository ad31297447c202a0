/** What the page around the game is told. `game:no-money`: the balance does not pay for the bet that the player chose. */
export type Message =
  | {
      readonly type: 'game:loaded' | 'game:close' | 'game:round-ended' | 'game:no-money';
    }
  /** `whenLeft`: what becomes of the bet when the player leaves now, in their language; missing where leaving changes nothing. */
  | { readonly type: 'game:round-started'; readonly whenLeft?: string }
  | { readonly type: 'game:balance'; readonly balanceCentavos: number }
  | { readonly type: 'game:rules'; readonly isOpen: boolean };

/** The page around the game. */
export interface Host {
  tell(message: Message): void;
  /** The player has a question of the page's to answer: no round begins until then. */
  readonly isPaused: boolean;
  /** Calls back when such a question comes, and when it was answered. */
  onPause(listener: (isPaused: boolean) => void): void;
  /** Calls back when the page says that the balance is another one, as after a deposit. */
  onBalance(listener: (balanceCentavos: number) => void): void;
  /** Calls back when the rules are to be shown or hidden, because the player went back or forward. */
  onRules(listener: (isOpen: boolean) => void): void;
}

/** Talks with the page around the game, and with nobody else. @param origin exact origin of the page */
export function hostAt(origin: string): Host {
  function listen(hear: (data: unknown) => void): void {
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === window.parent) hear(event.data);
    });
  }
  let isPaused = false;
  listen((data) => void (isPaused = pauseOf(data) ?? isPaused));
  return {
    get isPaused() {
      return isPaused;
    },
    onPause(listener) {
      listen((data) => {
        const isNowPaused = pauseOf(data);
        if (isNowPaused !== null) listener(isNowPaused);
      });
    },
    tell(message) {
      if (window.parent !== window) window.parent.postMessage(message, origin);
    },
    onBalance(listener) {
      listen((data) => {
        const balanceCentavos = balanceOf(data);
        if (balanceCentavos !== null) listener(balanceCentavos);
      });
    },
    onRules(listener) {
      listen((data) => {
        const isOpen = rulesOf(data);
        if (isOpen !== null) listener(isOpen);
      });
    },
  };
}

/** The balance that a message tells; null for anything else. */
export function balanceOf(data: unknown): number | null {
  const { type, balanceCentavos } = membersOf(data);
  const isBalance = type === 'host:balance' && Number.isSafeInteger(balanceCentavos);
  return isBalance && Number(balanceCentavos) >= 0 ? Number(balanceCentavos) : null;
}

/** Whether a message wants the rules shown; null for anything else. */
export function rulesOf(data: unknown): boolean | null {
  const { type, isOpen } = membersOf(data);
  return type === 'host:rules' && typeof isOpen === 'boolean' ? isOpen : null;
}

/** Whether a message pauses play; null for anything else. */
export function pauseOf(data: unknown): boolean | null {
  const { type, isPaused } = membersOf(data);
  return type === 'host:pause' && typeof isPaused === 'boolean' ? isPaused : null;
}

function membersOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

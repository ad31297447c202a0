/** What the page around the game is told. */
export type Message =
  | { readonly type: 'game:loaded' | 'game:close' | 'game:round-started' | 'game:round-ended' }
  | { readonly type: 'game:balance'; readonly balanceCentavos: number };

export type Tell = (message: Message) => void;

/** Tells the page around the game, and only that page. @param origin exact origin of the page */
export function messengerTo(origin: string): Tell {
  return (message) => {
    if (window.parent !== window) window.parent.postMessage(message, origin);
  };
}

import type { TextStorage } from '@mosaico/shared/storage';
import { whenPutAside } from '../put-aside.ts';
import type { SessionParts } from './session.ts';

const NAME = 'mosaico-session';

type Listener = (event: MessageEvent) => void;

interface TabChannelParts {
  readonly window: Pick<Window, 'addEventListener'>;
  /** Shared by all tabs. */
  readonly storage: TextStorage;
  readonly open: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
  readonly random: () => number;
}

/**
 * The channel between the tabs of a browser. A page that is put aside hears nothing, and an open channel would keep it from being
 * put aside: it is closed then, and the last message that was missed is told when the page is back.
 */
export function createTabChannel({
  window,
  storage,
  open,
  random,
}: TabChannelParts): SessionParts['channel'] {
  const listeners: Listener[] = [];
  let channel = open(NAME);
  let lastHeard = storage.getItem(NAME);

  function wake(): void {
    channel = open(NAME);
    for (const listener of listeners) channel.addEventListener('message', listener);
    const last = storage.getItem(NAME);
    if (last === null || last === lastHeard) return;
    const missed = new MessageEvent('message', { data: last.slice(last.indexOf(' ') + 1) });
    for (const listener of listeners) listener(missed);
  }
  function rest(): void {
    lastHeard = storage.getItem(NAME);
    channel.close();
  }

  return {
    postMessage(message) {
      channel.postMessage(message);
      storage.setItem(NAME, `${random()} ${message}`);
    },
    addEventListener(_, listener) {
      if (listeners.length === 0) whenPutAside(window, { rest, wake });
      listeners.push(listener);
      channel.addEventListener('message', listener);
    },
  };
}

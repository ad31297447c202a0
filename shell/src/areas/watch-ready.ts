import { hasVisibleContent } from './visible-content.ts';

/** An area that has not drawn its first screen by then counts as failed. */
export const READY_DEADLINE_MS = 8_000;

export interface ReadyWatch {
  /** The area says that it has painted. It is ready once something is to be seen, too. */
  painted(): void;
  stop(): void;
}

/** Waits for an area to be ready: it has said so, and its container shows something. Calls exactly one of the two. */
export function watchReady(container: Element, onReady: () => void, onBlank: () => void): ReadyWatch {
  let hasPainted = false;
  const look = () => {
    if (!hasPainted || !hasVisibleContent(container)) return;
    stop();
    onReady();
  };
  const observer = new MutationObserver(look);
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  const deadline = setTimeout(() => {
    stop();
    onBlank();
  }, READY_DEADLINE_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(deadline);
  }
  return {
    painted() {
      hasPainted = true;
      look();
    },
    stop,
  };
}

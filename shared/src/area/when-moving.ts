/** What a player does before anything comes in sight that was not. */
const MOVES = ['touchstart', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const;
/** Captured: lists that scroll sideways say so to themselves alone. */
const LISTENING = { capture: true, passive: true } as const;

let hasMoved = false;
const waiting = new Set<() => void>();

/**
 * Runs something once the player begins to move about the page; at once if they have.
 *
 * @returns calls it off
 */
export function whenMoving(run: () => void): () => void {
  if (hasMoved) {
    run();
    return () => undefined;
  }
  for (const move of MOVES) document.addEventListener(move, begin, LISTENING);
  waiting.add(run);
  return () => void waiting.delete(run);
}

function begin(): void {
  hasMoved = true;
  for (const move of MOVES) document.removeEventListener(move, begin, LISTENING);
  for (const run of waiting) run();
  waiting.clear();
}

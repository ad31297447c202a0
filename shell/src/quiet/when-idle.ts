/** Longest wait for a quiet moment. */
const LATEST_MS = 2_000;

/** Runs something when the page has a quiet moment. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, LATEST_MS / 4);
  return () => clearTimeout(timer);
}

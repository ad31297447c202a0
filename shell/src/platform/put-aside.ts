interface PutAsideParts {
  /** The page may be put aside: what keeps it out of the browser's cache of whole pages has to end. */
  readonly rest: () => void;
  /** The page is back as it was, after any time. */
  readonly wake: () => void;
}

/** For pages that the browser puts aside as a whole when they are left, and brings back at once with "back". */
export function whenPutAside(
  window: Pick<Window, 'addEventListener'>,
  { rest, wake }: Partial<PutAsideParts>,
): void {
  if (rest) window.addEventListener('pagehide', rest);
  if (wake) window.addEventListener('pageshow', ({ persisted }) => persisted && wake());
}

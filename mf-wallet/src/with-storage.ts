/**
 * Works with the browser's storage, which a browser may refuse (private modes throw on access).
 *
 * @returns what `access` answers; null where there is no storage, so that a choice holds for this page view only
 */
export function withStorage<T>(open: () => Storage, access: (storage: Storage) => T): T | null {
  try {
    return access(open());
  } catch {
    return null;
  }
}

/** Parts of the shell that the first view does not need: a chunk of their own, fetched when they are wanted. */
export interface LaterChunk<Parts> {
  /** One load for any number of callers. After a failure the next call loads again. */
  load(): Promise<Parts>;
  /** The parts, if they are loaded already: they can be rendered at once, without a placeholder. */
  loaded(): Parts | undefined;
  /** Loads them ahead of a likely use. A failure is ignored, because `load` tries again. */
  prefetch(): void;
}

export function createLaterChunk<Parts>(importParts: () => Promise<Parts>): LaterChunk<Parts> {
  let loading: Promise<Parts> | undefined;
  let loaded: Parts | undefined;

  function load(): Promise<Parts> {
    loading ??= importParts().then(
      (parts) => (loaded = parts),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  return { load, loaded: () => loaded, prefetch: () => void load().catch(() => undefined) };
}

/** Parts of the shell that the first view does not need: a chunk of their own, fetched when they are wanted. */
export interface LaterChunk<Parts> {
  /** One load for any number of callers; a failed one is forgotten, so that a retry is a retry. */
  load(): Promise<Parts>;
  /** The parts, where they are here already: then nothing flickers. */
  loaded(): Parts | undefined;
  /** The player is about to ask for them. A failure is no news: asking will try again. */
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

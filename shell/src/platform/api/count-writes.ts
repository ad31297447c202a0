import type { ApiCaller } from '@mosaico/shared/api';

/** The API caller with its view for the shell. */
export interface CountingApi extends ApiCaller {
  /** A request that may change something is on its way: the page must not be loaded anew now. */
  isWriting(): boolean;
  /** Resolves when no such request is on its way any more and whoever sent it has acted on the answer; after ten seconds in any case. */
  written(): Promise<void>;
}

const LONGEST_WAIT_MS = 10_000;

export function countWrites(api: ApiCaller): CountingApi {
  let writes = 0;
  let waiting: (() => void)[] = [];

  /** In a task of its own: what the sender does with the answer comes before. */
  function goOn(): void {
    setTimeout(() => {
      if (writes > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    }, 0);
  }

  return {
    async call(key, input, options) {
      if (key.startsWith('GET ')) return api.call(key, input, options);
      writes += 1;
      try {
        return await api.call(key, input, options);
      } finally {
        writes -= 1;
        goOn();
      }
    },
    isWriting: () => writes > 0,
    async written() {
      if (writes === 0) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, LONGEST_WAIT_MS);
      });
    },
  };
}

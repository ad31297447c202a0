import type { ApiCaller } from '@mosaico/shared/api';

/** The API caller with its view for the shell. */
export interface CountingApi extends ApiCaller {
  /** A request that may change something is on its way: the page must not be loaded anew now. */
  isWriting(): boolean;
}

export function countWrites(api: ApiCaller): CountingApi {
  let writes = 0;
  return {
    async call(key, input, options) {
      if (key.startsWith('GET ')) return api.call(key, input, options);
      writes += 1;
      try {
        return await api.call(key, input, options);
      } finally {
        writes -= 1;
      }
    },
    isWriting: () => writes > 0,
  };
}

import { createHash } from 'node:crypto';
import { requestUrl } from '@mosaico/shared/contract';
import { askApi } from '../ask-api.ts';
import { hasScreen, type View } from './view.ts';

const TIMEOUT_MS = 1_500;

/** What the API answers to the requests that a route declares. */
export interface Answers {
  readonly byUrl: Readonly<Record<string, unknown>>;
  /** False: some are missing, because the API did not answer them. */
  readonly isWhole: boolean;
  /** Tells other answers from these. */
  readonly hash: string;
}

export async function readAnswers(
  view: View,
  { apiUrl, fetch }: { readonly apiUrl: string; readonly fetch: typeof globalThis.fetch },
): Promise<Answers> {
  const { host, lang } = view.visitor;
  const declared = hasScreen(view) ? view.route.data : [];
  const urls = declared.map(({ endpoint, query }) => requestUrl(endpoint.slice('GET '.length), query, lang));
  const found = await Promise.all(
    urls.map(async (url) => {
      const answer = await askApi({ apiUrl, fetch, host, url, timeoutMs: TIMEOUT_MS }).catch(() => null);
      return answer?.status === 200 ? [[url, answer.body] as const] : [];
    }),
  );
  const byUrl = Object.fromEntries(found.flat());
  return {
    byUrl,
    isWhole: found.every(({ length }) => length > 0),
    hash: createHash('sha256').update(JSON.stringify(byUrl)).digest('base64'),
  };
}

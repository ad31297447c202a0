import type { ApiCaller, ApiKey, Input } from '../../api/index.ts';
import { VISITOR_READS } from '../../api/visitor-reads.ts';
import type { AreaScreenRequest } from '../../contract/screen.ts';
import { requestUrl, type QueryValue } from '../../contract/request-url.ts';

export interface AnsweringApi extends ApiCaller {
  /** What was asked for in vain and would have been answered to anybody: `GET /api/games/popular?name=`. */
  readonly missing: ReadonlySet<string>;
}

/** The API while a screen is drawn: the answers that came with the request, and no network. */
export function answeringApi({ answers, lang }: Pick<AreaScreenRequest, 'answers' | 'lang'>): AnsweringApi {
  const missing = new Set<string>();
  return {
    missing,
    call<K extends ApiKey>(key: K, input: Input<K>) {
      const [method, path = ''] = key.split(' ', 2);
      const { query } = input as { readonly query?: Readonly<Record<string, QueryValue>> };
      const url = requestUrl(path, query, lang);
      if (method === 'GET' && Object.hasOwn(answers, url)) return Promise.resolve(answers[url] as never);
      if (VISITOR_READS.includes(key)) missing.add(`${method} ${requestUrl(path, query)}`);
      return Promise.reject(new Error(`${key} has no answer while a screen is drawn`));
    },
  };
}

import {
  hashKey,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryState,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Answer, ApiKey, CallOptions, Data, Input } from '../api/index.ts';
import type { Platform } from '../contract/platform.ts';
import { useReactive } from '../reactive/useReactive.ts';
import { usePlatform } from './platform-context.ts';

const FRESH_MS = 15_000;
/** What came with the page is fresh for longer: a slow device needs its time until all of the screen is taken over, and asks for nothing twice. */
const SERVED_FRESH_MS = 60_000;

/** What came with the page, as the cache holds it: counted as fetched now, since the edge's clock may differ, and as not updated since. */
export function asServed<State extends QueryState>(state: State): State {
  return { ...state, dataUpdatedAt: Date.now(), dataUpdateCount: 0 };
}

/** An area's own cache. Retries are the API client's business (R229), so there are none here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: ({ state }) => (state.dataUpdateCount === 0 ? SERVED_FRESH_MS : FRESH_MS),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Keeps the cache true to the session: nothing of a member is left for the next one, and all is asked anew for a member, except what
 * came with the page and is the same for everybody.
 *
 * @param servedHashes of the queries that came with the page; emptied when the session ends
 * @returns stops following
 */
export function followSession(
  client: QueryClient,
  platform: Platform,
  servedHashes = new Set<string>(),
): () => void {
  const ended = platform.bus.on('session.ended').subscribe(() => {
    client.clear();
    servedHashes.clear();
  });
  const started = platform.bus
    .on('session.started')
    .subscribe(
      () => void client.invalidateQueries({ predicate: ({ queryHash }) => !servedHashes.has(queryHash) }),
    );
  return () => {
    ended.unsubscribe();
    started.unsubscribe();
  };
}

interface UseApiOptions {
  /** False: do not ask yet (e.g. a member's data while nobody is logged in). */
  readonly enabled?: boolean;
  /** Ask again every so many milliseconds while the page is seen, and at once when it is seen again; false to stop. */
  readonly refetchIntervalMs?: number | false;
  /** A member gets another answer than a visitor: the one that came with the page is asked for again, as the member. */
  readonly isPersonal?: boolean;
}

/** Notes with the query, also in the HTML, that its answer is not the same for everybody. */
export const PERSONAL = { meta: { isPersonal: true } } as const;

/** Reads an endpoint: its `data`, cached by endpoint, input and language. Failures are in `error` (an ApiError). */
export function useApi<K extends ApiKey>(
  key: K,
  input: Input<K>,
  options: UseApiOptions = {},
): UseQueryResult<Data<K>> {
  const { api, language } = usePlatform();
  useReactive(language.current);
  const queryKey: LocalisedKey = [key, input, language.messageSet];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => dataOf<K>(await api.call(key, input, { signal })),
    placeholderData: useKeptOverLanguages(queryKey),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchIntervalMs ?? false,
    refetchOnWindowFocus: options.refetchIntervalMs ? 'always' : false,
    ...(options.isPersonal && PERSONAL),
  });
}

/** Where an answer lies in the cache. */
export type LocalisedKey = readonly [key: ApiKey, input: unknown, messageSet: string];

/**
 * While the same question is asked anew in another language, the earlier answer stays on screen: no screen falls back to its
 * skeleton, and no form loses what was typed. An answer that the cache has forgotten, as it does when the session ends, does
 * not come back.
 */
export function useKeptOverLanguages([key, input]: LocalisedKey) {
  const cache = useQueryClient().getQueryCache();
  return <T>(earlier: T | undefined, query: EarlierQuery | undefined): T | undefined => {
    if (!query || !Object.is(cache.get(query.queryHash), query)) return undefined;
    const [earlierKey, earlierInput] = query.queryKey;
    return hashKey([earlierKey, earlierInput]) === hashKey([key, input]) ? earlier : undefined;
  };
}
interface EarlierQuery {
  readonly queryHash: string;
  readonly queryKey: LocalisedKey;
}

type MutationInput<K extends ApiKey> = Input<K> & CallOptions;
type MutationOptions<K extends ApiKey> = Omit<
  UseMutationOptions<Answer<K>, Error, MutationInput<K>>,
  'mutationFn'
>;

/** Calls an endpoint that changes something. `mutate({ body, idempotencyKey })`; the result is the whole answer. */
export function useApiMutation<K extends ApiKey>(
  key: K,
  options: MutationOptions<K> = {},
): UseMutationResult<Answer<K>, Error, MutationInput<K>> {
  const { api } = usePlatform();
  return useMutation({ ...options, mutationFn: (input) => api.call(key, input, callOptions(input)) });
}

function callOptions({ signal, idempotencyKey }: CallOptions): CallOptions {
  return { ...(signal && { signal }), ...(idempotencyKey && { idempotencyKey }) };
}

/** Every endpoint that is read this way has `data`; the types say so at the call. */
export function dataOf<K extends ApiKey>(answer: Answer<K>): Data<K> {
  return (answer as Answer<K> & { data: Data<K> }).data;
}

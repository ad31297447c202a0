import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';

/** A screen that asks for more with each answer is shown as far as it has come; the browser asks for the rest. */
export const MOST_PASSES = 4;

/** Answers what a rendering has asked for the first time. @returns whether anything has been answered */
export async function answerNewQueries(queries: QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const asked = cache.getAll().filter(isNew);
  await Promise.all(asked.map((query) => query.fetch().catch(() => undefined)));
  const unanswered = asked.filter(({ state }) => state.status !== 'success');
  // In the browser it is asked for as if for the first time.
  for (const query of unanswered) cache.remove(query);
  return unanswered.length < asked.length;
}

function isNew({ state, options }: Query): boolean {
  return state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false;
}

/** What has been answered, for the browser. The same answers give the same text, whenever they came. */
export function queriesText(queries: QueryClient): string {
  const state = dehydrate(queries);
  return JSON.stringify({
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  });
}

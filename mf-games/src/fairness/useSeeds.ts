import { useApi, useApiMutation, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { toldRound } from './told-round.ts';

/** The member's seeds, what they played last, and the way to have the secret in use revealed. */
export function useSeeds() {
  const { t } = useTranslation();
  const { notices } = usePlatform();
  const hasUser = useSessionUser() !== null;
  const seeds = useApi('GET /api/games/fairness', { query: {} }, { enabled: hasUser });
  const drawn = seeds.data && [seeds.data.in_use, ...seeds.data.revealed].find(({ draws }) => draws > 0);
  const { server_seed_hash: hash, draws } = drawn ?? { server_seed_hash: '', draws: 1 };
  const last = useApi(
    'GET /api/games/fairness/rounds',
    { query: { server_seed_hash: hash, from_nonce: draws - 1 } },
    { enabled: hasUser && drawn !== undefined },
  );
  const rotate = useApiMutation('POST /api/games/fairness/rotate', {
    onSuccess: async () => {
      // The round as well: it comes with its secret now.
      await Promise.all([seeds.refetch(), drawn && last.refetch()]);
      notices.toast('success', t('fairness.revealed'));
    },
    onError: ({ message }) => notices.toast('error', message),
  });
  const lastRound = last.data?.at(-1);
  return {
    seeds,
    lastRound: lastRound && toldRound(lastRound),
    /** Nothing was played yet. */
    isUnused: seeds.data !== undefined && drawn === undefined,
    isLoading: seeds.isLoading || last.isLoading,
    rotate,
  };
}

import { useSearchParams } from '@mosaico/shared/router';
import { GAME_TYPES } from '../catalogue/game-types.ts';

export const PERIODS = ['all', 'today', '3d', '7d'] as const;
export const KINDS = ['all', ...GAME_TYPES] as const;

/** Which rounds are shown: kept in the address, what is usual left out (R125, A27). */
export function useRecordFilter() {
  const [query, setQuery] = useSearchParams();
  const period = PERIODS.find((value) => value === query.get('period')) ?? 'all';
  const kind = KINDS.find((value) => value === query.get('type')) ?? 'all';
  const choose = (name: 'period' | 'type') => (value: string) =>
    setQuery(
      (now) => {
        if (value === 'all') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    period,
    kind,
    choosePeriod: choose('period'),
    chooseKind: choose('type'),
    clear: () => setQuery({}, { replace: true }),
    filter: { ...(period !== 'all' && { period }), ...(kind !== 'all' && { game_type: kind }) },
  };
}

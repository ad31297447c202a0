import { useMemo } from 'react';
import { useApi, useIsFirstPaint } from '@mosaico/shared/area';
import type { LiveTable } from './table-moment.ts';

/** An answer tells the round that is on and the next one: longer than this together. */
const POLL_MS = 20_000;

export interface LiveTables {
  readonly of: (gameId: number) => LiveTable | undefined;
  /** When the rounds were told, epoch milliseconds. */
  readonly toldAtMs: number;
}

/**
 * All live tables by one request, asked again while the page is seen. Null until they are here, or are known not to come; the HTML has
 * none, since its rounds would be over when it is read.
 */
export function useLiveTables(): LiveTables | null {
  const isFirstPaint = useIsFirstPaint();
  const { data, dataUpdatedAt, isError } = useApi(
    'GET /api/games/tables',
    { query: {} },
    { refetchIntervalMs: POLL_MS, enabled: !isFirstPaint },
  );
  return useMemo(() => {
    if (!data && !isError) return null;
    const tables = new Map(data?.list.map((table) => [table.game_id, table]));
    return { of: (gameId) => tables.get(gameId), toldAtMs: dataUpdatedAt };
  }, [data, dataUpdatedAt, isError]);
}

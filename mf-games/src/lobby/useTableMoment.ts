import { useEffect, useState } from 'react';
import { momentOf, type TableMoment, type TableRound } from './table-moment.ts';

const SECOND_MS = 1_000;

/** How the table stands now, drawn anew when that changes, and at each second that is counted down. Nothing runs while the page is hidden. */
export function useTableMoment(rounds: readonly TableRound[], toldAtMs: number) {
  const [nowMs, setNowMs] = useState(Date.now);
  /** Since when the page has been seen without a pause. */
  const [seenFromMs, setSeenFromMs] = useState(nowMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = Date.now();
      setNowMs(now);
      const moment = momentOf(rounds, now - toldAtMs);
      if (moment && moment.phase !== 'over') timer = setTimeout(look, untilChange(moment));
    };
    const show = () => {
      if (!document.hidden) setSeenFromMs(Date.now());
      look();
    };
    look();
    document.addEventListener('visibilitychange', show);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [rounds, toldAtMs]);
  const moment = momentOf(rounds, nowMs - toldAtMs);
  return {
    moment,
    isSeenFromStart: moment !== null && seenFromMs < toldAtMs + moment.round.plays_in_ms + SECOND_MS,
  };
}

function untilChange({ phase, leftMs }: TableMoment): number {
  return phase === 'betting' ? leftMs % SECOND_MS || SECOND_MS : leftMs;
}

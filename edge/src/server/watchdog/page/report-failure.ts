import { SHELL, type TelemetryBatch } from '@mosaico/shared/contract';
import type { WatchdogFacts } from '../facts.ts';
import type { Failure } from './watch-start.ts';

/** Easy to read aloud, as those of the shell: no vowels, no look-alikes. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** The edge takes no longer ones. */
const MOST_LETTERS = 300;

/** Tells the edge. @param view names the page view @returns the reference that the message shows */
export function reportFailure(
  facts: Pick<WatchdogFacts, 'reports' | 'set'>,
  view: string,
  version: string,
  { stage, message }: Failure,
): string {
  let reference = '';
  while (reference.length < 8) reference += LETTERS.charAt(Math.random() * LETTERS.length);
  const batch: TelemetryBatch = {
    from: { view, set: facts.set },
    reports: [
      { kind: 'area.failed', area: SHELL, version, reference, stage },
      { kind: 'error', area: SHELL, version, reference, message: message.slice(0, MOST_LETTERS) },
    ],
  };
  // Where a browser has no beacon, nobody hears of it; the fallback comes all the same.
  if ('sendBeacon' in navigator) navigator.sendBeacon(facts.reports + reference, JSON.stringify(batch));
  return reference;
}

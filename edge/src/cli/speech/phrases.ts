import { LIVE } from '../../registry/environments.ts';
import type { CanaryChange } from '../../registry/canary.ts';
import type { HistoryEntry } from '../../registry/registry-map.ts';

/** An instant as people read it. */
export function moment(at: string): string {
  return `${at.slice(0, 19).replace('T', ' ')} UTC`;
}

/** A headline and each reason below it. */
export function sayRefusal(headline: string, reasons: readonly string[]): string {
  return [headline, ...reasons.map((reason) => `  - ${reason}`)].join('\n');
}

/** What becomes of each area. */
export function sayMoves(entry: HistoryEntry, verb: string): string[] {
  const { action, changes, environment = LIVE } = entry;
  const where = environment === LIVE ? 'live' : `in ${environment}`;
  const again = action === 'rollback' || action === 'revoke' ? ' again' : '';
  return changes.map(({ area, from, to }) => {
    const before = from === null ? '' : `, before: ${from}`;
    return to === null
      ? `${area} ${verb} out of the site${before}.`
      : `${area} ${to} ${verb} ${where}${again}${before}.`;
  });
}

export function sayCanary({ area, version, to, sites, strategy }: CanaryChange): string {
  if (to === null) return `${area} ${version} is no canary any more.`;
  const where = sites ? ` of ${sites.join(', ')}` : '';
  return `${area} ${version} is a canary for ${to} % of the visitors${where}${strategy ? ` (${strategy})` : ''}.`;
}

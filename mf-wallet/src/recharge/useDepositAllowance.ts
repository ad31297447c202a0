import type { Data } from '@mosaico/shared/api';
import { useApi } from '@mosaico/shared/area';
import { centavosFromWire } from '@mosaico/shared/money';

/** What the member's own limits leave for deposits: the tightest of them, and when it begins anew. */
export interface DepositAllowance {
  readonly leftCentavos: number;
  readonly resetsAt: string;
}

/** @returns null without such a limit, and until the server has said; a deposit beyond it is then refused by the server. Source: G31, A38. */
export function useDepositAllowance(): DepositAllowance | null {
  const { data } = useApi('GET /api/rg/limits', { query: {} });
  return data ? allowanceOf(data.limits) : null;
}

/** Pure. */
export function allowanceOf(limits: Data<'GET /api/rg/limits'>['limits']): DepositAllowance | null {
  const left = limits.flatMap((limit) =>
    limit.kind === 'deposit'
      ? {
          leftCentavos: Math.max(0, centavosFromWire(limit.amount) - centavosFromWire(limit.used)),
          resetsAt: limit.resets_at,
        }
      : [],
  );
  // Of two that leave the same, the one that holds longer.
  const [tightest = null] = left.sort(
    (one, other) =>
      one.leftCentavos - other.leftCentavos || Date.parse(other.resetsAt) - Date.parse(one.resetsAt),
  );
  return tightest;
}

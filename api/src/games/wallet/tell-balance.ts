import { wireFromCentavos } from '@mosaico/shared/money';
import type { Deps } from '../../runtime/deps.ts';
import type { WalletCall, WalletOutcome } from './refusal.ts';

/** After the commit: the member's open tabs learn the new balance. */
export function tellBalance(
  { memberEvents }: Pick<Deps, 'memberEvents'>,
  { at }: WalletCall,
  { isReplay, memberId, balanceCentavos, version }: WalletOutcome,
): void {
  if (isReplay) return;
  memberEvents.publish(memberId, {
    type: 'balance',
    balance: wireFromCentavos(balanceCentavos),
    version,
    at: at.toISOString(),
  });
}

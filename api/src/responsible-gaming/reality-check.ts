import type { RealityCheckMinutes } from '@mosaico/shared/rules';
import type { Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

/** How often the member is told over games how long they have been here. It limits nothing, so every change counts at once. Source: G31. */
export async function setRealityCheck(
  tx: Tx,
  { siteKey, memberId }: MemberKey,
  minutes: RealityCheckMinutes,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ reality_check_minutes: minutes, updated_at: at })
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .execute();
}

import { wireFromCentavos } from '@mosaico/shared/money';
import { VALID_FIRST_DEPOSIT_CENTAVOS } from '../../members/invited-members.ts';
import { type CardMaker, type CardOfKind, countProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { invitationOf } from './invitation.ts';

/** The invitation activity on the hub. */
export const invitationCard: CardMaker = async (db, promotion, viewer) => {
  const { rows, current } = await invitationOf(db, viewer, promotion);
  const all = rows.reduce((sum, { rewardCentavos }) => sum + rewardCentavos, 0);
  const open = rows.filter(({ isClaimed }) => !isClaimed);
  const [next] = open;
  const example = rows[Math.floor(rows.length / 2)];
  const terms = {
    most: wireFromCentavos(all),
    friendDeposit: wireFromCentavos(VALID_FIRST_DEPOSIT_CENTAVOS),
    exampleFriends: String(example?.invites ?? 0),
    exampleReward: wireFromCentavos(example?.rewardCentavos ?? 0),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(next?.rewardCentavos ?? all),
    terms,
    betShares: IN_FULL,
    ...more,
  });
  if (!next) return card('claimed');
  const reached = open.filter(({ invites }) => current >= invites);
  if (reached.length > 0) {
    const centavos = reached.reduce((sum, { rewardCentavos }) => sum + rewardCentavos, 0);
    return card('claimable', { reward: wireFromCentavos(centavos) });
  }
  if (viewer.memberId === null) return card('available', { reward: wireFromCentavos(all) });
  const hasBegun = current > 0 || open.length < rows.length;
  return card(hasBegun ? 'in_progress' : 'available', { progress: countProgress(current, next.invites) });
};

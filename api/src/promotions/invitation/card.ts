import { wireFromCentavos } from '@mosaico/shared/money';
import { VALID_FIRST_DEPOSIT_CENTAVOS } from '../../members/invited-members.ts';
import { type CardMaker, type CardOfKind, countProgress } from '../card.ts';
import { IN_FULL } from '../counting.ts';
import { leftOf } from '../promotion.ts';
import { claimableRows, invitationOf } from './invitation.ts';

/** The invitation activity on the hub. */
export const invitationCard: CardMaker = async (db, promotion, viewer, now) => {
  const standing = await invitationOf(db, viewer, promotion);
  const { rows, current } = standing;
  const all = rows.reduce((sum, { rewardCentavos }) => sum + rewardCentavos, 0);
  const open = rows.filter(({ isClaimed }) => !isClaimed);
  const [next] = open;
  const example = rows[Math.floor(rows.length / 2)];
  const terms = {
    most: wireFromCentavos(all),
    friendDeposit: wireFromCentavos(VALID_FIRST_DEPOSIT_CENTAVOS),
    exampleFriends: String(example?.invites ?? 0),
    exampleReward: wireFromCentavos(example?.rewardCentavos ?? 0),
    // Names the wording of the rules.
    ...(promotion.purse === 'cash' && { timing: 'after' }),
  };
  const card = (state: CardOfKind['state'], more: Partial<CardOfKind> = {}): CardOfKind => ({
    state,
    progress: null,
    reward: wireFromCentavos(next?.rewardCentavos ?? all),
    takesCentavos: Math.min(...open.map(({ rewardCentavos }) => rewardCentavos)),
    terms,
    betShares: IN_FULL,
    ...more,
  });
  if (!next) return card('claimed');
  const left = leftOf(promotion);
  // The rows before have the first turn: what they leave of the budget has to suffice for those after them.
  const centavos = claimableRows(standing, now).reduce(
    (sum, { rewardCentavos }) => (sum + rewardCentavos <= left ? sum + rewardCentavos : sum),
    0,
  );
  if (centavos > 0) return card('claimable', { reward: wireFromCentavos(centavos) });
  if (viewer.memberId === null) return card('available', { reward: wireFromCentavos(all) });
  const hasBegun = current > 0 || open.length < rows.length;
  return card(hasBegun ? 'in_progress' : 'available', { progress: countProgress(current, next.invites) });
};

import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { PLACEHOLDER_ATTRIBUTE } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { wireFromCentavos } from '@mosaico/shared/money';
import { DataPlaceholder, tokens } from '@mosaico/shared/ui';
import { type RewardRow, rewardRowsOf } from '../activities/reward-rows.ts';
import type { Activity } from '../activities/useActivities.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { type Row, RowCard, rowList } from './DepositRows.tsx';
import { OfferMeaning } from './OfferMeaning.tsx';

/**
 * Stands in the place of the rows while they are on their way, as large as they will be: the hub says what each begins with. Of a member who is not
 * known yet nothing is told what a deposit would bring: they may take a break (G31).
 */
export function RowsPlaceholder({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const isKept = useIsKeptFromPlay();
  const isUnknown = useSessionUser() === null && session.isLoggedIn();
  const rows = rewardRowsOf(activity);
  const isWhole = WHOLE.has(activity.state) && !isKept;
  // An API of a release before does not say what the rows begin with.
  if (rows.length === 0 || !isWhole) return <DataPlaceholder shape="list" error={null} onRetry={nothing} />;
  return (
    <section css={{ display: 'grid', gap: tokens.space[3] }}>
      <div css={[{ display: 'grid', gap: tokens.space[3] }, isUnknown && unseen]}>
        <h2 css={{ fontSize: tokens.font.size.title }}>{t('firstDeposit.heading')}</h2>
        <OfferMeaning activity={activity} />
      </div>
      <ul aria-hidden {...PLACEHOLDER} css={[rowList, blank]}>
        {rows.map((row) => (
          <li key={row.minCentavos}>
            <RowCard row={answerOf(row, activity)} activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While the offer stands like this all rows are shown. */
const WHOLE: ReadonlySet<Activity['state']> = new Set(['available', 'in_progress', 'soon']);
const PLACEHOLDER = { [PLACEHOLDER_ATTRIBUTE]: '' };
const nothing = () => Promise.resolve();
/** A row that takes the room of the real one, which nobody sees. Pure. */
function answerOf({ minCentavos, rewardCentavos }: RewardRow, activity: Activity): Row {
  return {
    id: 0,
    min_recharge: wireFromCentavos(minCentavos),
    reward_amount: wireFromCentavos(rewardCentavos),
    turnover: activity.turnover,
    turnover_amount: wireFromCentavos(Math.round(rewardCentavos * Number(activity.turnover))),
    is_claimed: 0,
    can_claim: 0,
  };
}
const unseen = { visibility: 'hidden' } as const;
const blank = { '& > li > * > *': unseen } as const;

import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Card, Money, tokens } from '@mosaico/shared/ui';
import { outcomeOf, StateBadge } from '../activities/StateBadge.tsx';
import type { Activity } from '../activities/useActivities.ts';
import { useTermTexts } from '../activities/useTermTexts.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { OfferMeaning } from './OfferMeaning.tsx';

export const CHECK = 'POST /api/ftd/check';

export type Row = Data<typeof CHECK>[number];

interface DepositRowsProps {
  readonly rows: readonly Row[];
  /** As the hub has it. */
  readonly activity: Activity;
}

/**
 * What each amount brings, and what the offer means by its words. The row that the member's first deposit decided stands first; the card
 * above claims it. Once it was claimed it stands alone, and of an offer that is over for the member none does.
 */
export function DepositRows({ rows, activity }: DepositRowsProps) {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  const hasClaimed = activity.state === 'claimed' || rows.some(({ is_claimed: is }) => is === 1);
  const isOwnAlone = isKept || hasClaimed || activity.state === 'ended';
  const shown = isOwnAlone ? rows.filter(isDecided) : rows;
  const isLowered = !isKept && activity.terms['withdrawn'] !== undefined;
  if (shown.length === 0) return isLowered ? <Lowered activity={activity} /> : null;
  return (
    <section aria-labelledby="deposit-rows" css={{ display: 'grid', gap: tokens.space[3] }}>
      <h2 id="deposit-rows" css={{ fontSize: tokens.font.size.title }}>
        {t(isOwnAlone ? 'firstDeposit.own' : 'firstDeposit.heading')}
      </h2>
      {isLowered && <Lowered activity={activity} />}
      {!isOwnAlone && <OfferMeaning activity={activity} />}
      <ul css={rowList}>
        {[...shown].sort(decidedFirst).map((row) => (
          <li key={row.id}>
            <RowCard row={row} activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a higher row is not the member's: what was withdrawn before the claim does not count (A44). */
function Lowered({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  return <p>{t('firstDeposit.lowered', useTermTexts(activity))}</p>;
}

/** What one amount brings. */
export function RowCard({ row, activity }: Omit<DepositRowsProps, 'rows'> & { readonly row: Row }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const reais = (wire: string) => money(centavosFromWire(wire));
  const isKept = useIsKeptFromPlay();
  // There is nothing left to wager for what is over, nor anything for who may not play (G31).
  const hasTarget = !isKept && !(row.is_claimed === 1 && OVER.has(activity.outcome));
  const timing = activity.terms['timing'] ?? 'before';
  return (
    <Card tone={row.can_claim === 1 ? 'gold' : 'plain'} css={card}>
      <div css={line}>
        <div>
          <p css={lead}>{t('firstDeposit.from', { amount: reais(row.min_recharge) })}</p>
          {hasTarget && (
            <p css={small}>{t(`firstDeposit.wager.${timing}`, { amount: reais(row.turnover_amount) })}</p>
          )}
        </div>
        <div css={right}>
          <Money
            amountCentavos={centavosFromWire(row.reward_amount)}
            css={[sum, canBeHad(row, activity) ? lit : dim]}
          />
          {row.is_claimed === 1 && (outcomeOf(activity) ? <StateBadge activity={activity} /> : <Claimed />)}
        </div>
      </div>
    </Card>
  );
}

function Claimed() {
  const { t } = useTranslation();
  return <Badge tone="success">{t('activities.state.claimed')}</Badge>;
}

/** Before the first deposit every row; then the one that it decided, until it is claimed. */
function canBeHad(row: Row, activity: Activity): boolean {
  if (activity.state === 'available') return true;
  const isAwaited = activity.state === 'in_progress' && activity.reward === row.reward_amount;
  return row.can_claim === 1 || isAwaited;
}

const OVER: ReadonlySet<Activity['outcome']> = new Set([
  'paid',
  'released',
  'spent',
  'taken_back',
  'given_up',
]);
const isDecided = (row: Row) => row.can_claim === 1 || row.is_claimed === 1;
const decidedFirst = (one: Row, other: Row) => Number(isDecided(other)) - Number(isDecided(one));

export const rowList = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: tokens.space[2],
} as const;
const card = { '&': { display: 'grid', gap: tokens.space[3] } } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
} as const;
const lead = { color: tokens.color.text } as const;
const small = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
const right = { flex: 'none', display: 'grid', justifyItems: 'end', gap: 4 } as const;
const lit = { color: tokens.color.accentText } as const;
const dim = { color: tokens.color.textMuted } as const;
const sum = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
} as const;

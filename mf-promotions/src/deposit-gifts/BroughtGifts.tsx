import { useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, Money, tokens } from '@mosaico/shared/ui';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';

export const BROUGHT = 'GET /api/promotion/rechargegifts';
/** The server works gifts out within a second or so of the payment. */
const UNDECIDED_ASK_MS = 2_000;

type Gift = Data<typeof BROUGHT>['list'][number];

/** Where what does not come by itself is claimed. */
const CLAIMED_AT: Readonly<Record<string, string>> = {
  first_deposit: PATHS.firstDeposit,
  recharge_rebate: PATHS.rechargeRebate,
};

/** What the deposit has brought: each gift with its amount, what is to be wagered for it, and where it is seen or claimed. */
export function BroughtGifts() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const { data } = useBrought();
  const gifts = data?.list.filter(({ status }) => status !== 'taken_back') ?? [];
  if (!data?.deposit || gifts.length === 0) return null;
  const deposit = money(centavosFromWire(data.deposit.money));
  return (
    <section aria-labelledby="brought" css={card}>
      <h2 id="brought" css={head}>
        <Icon name="gift" size={22} />
        <span>{t('depositGifts.heading', { deposit })}</span>
      </h2>
      <ul css={list}>
        {gifts.map((gift) => (
          <li key={gift.kind} css={{ display: 'grid', gap: tokens.space[2] }}>
            <GiftText gift={gift} />
          </li>
        ))}
      </ul>
      {gifts.some(({ status }) => status === 'given') && (
        <GoLink to={PATHS.activities} tone="quiet">
          {t('depositGifts.see')}
        </GoLink>
      )}
    </section>
  );
}

/** Asked again while the gifts are worked out, and when money comes or something is claimed. */
function useBrought() {
  const [isWaiting, setWaiting] = useState(false);
  const brought = useApi(BROUGHT, { query: {} }, { refetchIntervalMs: isWaiting && UNDECIDED_ASK_MS });
  useFreshAfterClaims(BROUGHT);
  const isUndecided = brought.data?.is_decided === false;
  if (isUndecided !== isWaiting) setWaiting(isUndecided);
  return brought;
}

function GiftText({ gift }: { readonly gift: Gift }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const turnover = centavosFromWire(gift.turnover_amount);
  const isToClaim = gift.status === 'claimable' || gift.status === 'in_progress';
  const claimPath = isToClaim ? CLAIMED_AT[gift.kind] : undefined;
  return (
    <>
      <p css={line}>
        <strong>{t([`activities.${gift.kind}.title`, 'activities.history.reward'])}</strong>
        <Money amountCentavos={centavosFromWire(gift.amount)} css={sum} />
      </p>
      {gift.status === 'in_progress' && (
        <p css={small}>
          {t('depositGifts.in_progress', { wager: money(centavosFromWire(gift.wager_first)) })}
        </p>
      )}
      {gift.status !== 'in_progress' && (
        <p css={small}>
          {turnover > 0
            ? t(`depositGifts.${gift.status}`, { turnover: money(turnover) })
            : t('depositGifts.cash')}
        </p>
      )}
      {claimPath && (
        <GoLink to={claimPath} tone={gift.status === 'claimable' ? 'gold' : 'quiet'}>
          {t(gift.status === 'claimable' ? 'depositGifts.toClaim' : 'depositGifts.follow')}
        </GoLink>
      )}
    </>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  textAlign: 'left',
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.font.size.body,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[4] } as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
} as const;
const sum = {
  color: tokens.color.accentText,
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
} as const;
const small = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
} as const;

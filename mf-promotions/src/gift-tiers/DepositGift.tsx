import { useApi, useFormatMoney, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { BroughtGifts } from '../deposit-gifts/BroughtGifts.tsx';
import { PATHS } from '../paths.ts';
import { GIFTS, giftOf, giftStanding, tierOf } from './gift-standing.ts';
import { percentText } from '../numbers/percent-text.ts';

const NEXT_DEPOSIT_CENTAVOS = 100_00;

/** Widget of the wallet's receipt: what the deposit has brought, the tier after it, and what a next one of R$ 100 would bring. */
export function DepositGift() {
  return (
    // The box is drawn without anything in it as well: a widget that draws nothing has failed.
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }}>
      {useSessionUser() && (
        <>
          <BroughtGifts />
          <Standing />
        </>
      )}
    </div>
  );
}

function Standing() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const isKept = useIsKeptFromPlay();
  useFreshAfterClaims(GIFTS);
  const { data } = useApi(GIFTS, { query: {} }, { isPersonal: true });
  if (isKept || !data || data.total === null || data.tiers.length === 0) return null;
  const standing = giftStanding(data);
  const tier = tierOf(standing);
  const { next } = data;
  const total = centavosFromWire(data.total);
  const deposit = money(NEXT_DEPOSIT_CENTAVOS);
  return (
    <Link to={PATHS.giftTiers} css={link}>
      <span css={head}>
        <Icon name="medal" size={22} />
        <strong>
          {tier
            ? t('gifts.youAre', {
                name: t([`gifts.tier.${tier.name}`, 'gifts.tier.other'], { name: tier.name }),
                percent: percentText(data.percent ?? '0', locale),
              })
            : t('gifts.notYet', { percent: percentText(next?.percent ?? '0', locale) })}
        </strong>
      </span>
      {next && (
        <Progress
          tone="gold"
          label={t('gifts.total')}
          value={total}
          max={centavosFromWire(next.total)}
          valueText={t('vip.missing', { amount: money(centavosFromWire(next.total) - total) })}
        />
      )}
      {tier && (
        <span css={small}>
          {t('gifts.nextBrings', { deposit, amount: money(giftOf(standing, NEXT_DEPOSIT_CENTAVOS)) })}
        </span>
      )}
    </Link>
  );
}

const link = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.accentVeil,
  color: tokens.color.text,
  textAlign: 'left',
  textDecoration: 'none',
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  '& > strong': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;

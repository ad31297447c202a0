import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { useSettled } from '@mosaico/shared/settled';
import { Icon, textLink, tokens } from '@mosaico/shared/ui';
import { useLastKnown } from '../connection/useLastKnown.ts';
import { PATHS } from '../paths.ts';
import type { DepositPlace } from './Deposit.tsx';

const OFFERS = 'GET /api/promotion/rechargeoffers';
const TYPED_AFTER_MS = 300;

type Offer = Data<typeof OFFERS>['list'][number];

interface DepositOffersProps {
  /** Null while there is none that can be deposited. */
  readonly amountCentavos: number | null;
  readonly place: DepositPlace;
}

/** What promotions bring for the amount, and what it takes: the server's word, and nothing that the member cannot have. Source: R200, A37, A44. */
export function DepositOffers({ amountCentavos, place }: DepositOffersProps) {
  const { t } = useTranslation();
  const money = useSettled(amountCentavos, TYPED_AFTER_MS);
  const query = money === null ? {} : { money: wireFromCentavos(money) };
  // Each answer names its amount: the last one stays in its place while the next is on its way.
  const answer = useLastKnown(useApi(OFFERS, { query }).data);
  const offers = answer?.list.filter(isTold) ?? [];
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t('offers.label')} css={list}>
      {offers.map((offer) => (
        <OfferRow key={offer.kind} offer={offer} money={answer?.money ?? null} place={place} />
      ))}
    </ul>
  );
}

/** From when on the first deposit brings something is told before it does. What a total of deposits brings is told once it does. */
const isTold = ({ kind, reward }: Offer) => reward !== null || kind === 'first_deposit';

interface OfferRowProps {
  readonly offer: Offer;
  /** The amount that it is about. */
  readonly money: string | null;
  readonly place: DepositPlace;
}

function OfferRow({ offer, money, place }: OfferRowProps) {
  const { t } = useTranslation();
  const format = useFormatMoney();
  const reais = (wire: string) => format(centavosFromWire(wire));
  const { kind, from, reward, turnover_amount: turnover, is_automatic: isAutomatic } = offer;
  const name = t(`offers.kind.${kind}`);
  const path = CONDITIONS[kind];
  // The first deposit is made once: one that is too small takes its bonus away for good.
  const isLost = money !== null && reward === null;
  return (
    <li css={row}>
      <Icon name={isLost ? 'alert' : 'gift'} size={20} />
      <div>
        <strong css={what}>
          {money === null && t('offers.from', { name, from: reais(from) })}
          {isLost && t('offers.lost', { deposit: reais(money) })}
          {money !== null &&
            reward !== null &&
            t('offers.brings', { name, reward: reais(reward), deposit: reais(money) })}
        </strong>{' '}
        {isLost && t('offers.lostWhy', { from: reais(from) })}{' '}
        {turnover !== null &&
          t(isAutomatic ? 'offers.automatic' : 'offers.claimed', { turnover: reais(turnover) })}{' '}
        {place === 'page' && path !== undefined && (
          <Link to={path} css={textLink}>
            {t('offers.conditions')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Where the rules of each kind stand. */
const CONDITIONS: Readonly<Record<string, string>> = {
  first_deposit: PATHS.firstDeposit,
  gift_tiers: PATHS.giftTiers,
};

/** The card around it says how far it stands from what is above. */
const list = { listStyle: 'none', padding: 0, display: 'grid', gap: tokens.space[3] } as const;
const row = {
  display: 'flex',
  gap: tokens.space[2],
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
const what = {
  display: 'block',
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.text,
} as const;

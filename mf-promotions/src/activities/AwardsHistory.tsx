import { useApiPages, useFormatMoney } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Card, EmptyState, Money, Skeleton, tokens, type Tone, useLocale } from '@mosaico/shared/ui';
import { PagedList } from '@mosaico/shared/ui/list';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { AWARDS, type Award } from './awards.ts';
import { GiveUpBonus } from './GiveUpBonus.tsx';

const PAGE_LIMIT = 10;

/** What the member was given, and what became of it. */
export function AwardsHistory() {
  const { t } = useTranslation();
  const pages = useApiPages(AWARDS, {
    inputOf: (page, before) => ({ body: { page, before, limit: PAGE_LIMIT } }),
    itemKey: ({ id }) => id,
  });
  return (
    <section aria-labelledby="awards">
      <h2 id="awards" css={heading}>
        {t('activities.history.heading')}
      </h2>
      <PagedList
        pages={pages}
        skeleton={<Skeleton shape="list" isPart />}
        empty={<EmptyState icon="gift" text={t('activities.history.empty')} />}
      >
        {(awards) => (
          <Card padding="none">
            <ul css={list}>
              {awards.map((award) => (
                <AwardRow key={award.id} award={award} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </section>
  );
}

function AwardRow({ award }: { readonly award: Award }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  const whole = centavosFromWire(award.turnover_amount);
  const left = centavosFromWire(award.turnover_left ?? award.turnover_amount);
  // An API of a later release may know kinds that have no words here.
  const about = t(`activities.${award.kind}.about`, { defaultValue: '' });
  return (
    <li css={row}>
      <div css={{ minWidth: 0 }}>
        <p css={name}>{t([`activities.${award.kind}.title`, 'activities.history.reward'])}</p>
        {about !== '' && !isKept && <p css={small}>{about}</p>}
        <p css={small}>{dateTimeText(award.created_at, locale)}</p>
        {award.status === 'open' && whole > 0 && !isKept && (
          <p css={small}>{t('activities.history.toWager', { amount: money(left), whole: money(whole) })}</p>
        )}
        <GiveUpBonus award={award} />
      </div>
      <div css={right}>
        <Money amountCentavos={centavosFromWire(award.amount)} css={name} />
        <Badge tone={TONES[award.status]}>{t(`activities.history.${award.status}`)}</Badge>
      </div>
    </li>
  );
}

const TONES: Readonly<Record<Award['status'], Tone>> = {
  promised: 'info',
  claimable: 'gold',
  paid: 'success',
  open: 'gold',
  released: 'success',
  spent: 'neutral',
  taken_back: 'neutral',
  given_up: 'neutral',
};

const heading = { fontSize: tokens.font.size.title, marginBottom: tokens.space[3] } as const;
const list = { listStyle: 'none', margin: 0, padding: 0 } as const;
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  '& + &': { borderTop: `1px solid ${tokens.color.hairline}` },
} as const;
const name = { fontWeight: tokens.font.weight.bold, textWrap: 'balance' } as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const right = { flex: 'none', display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 4 } as const;

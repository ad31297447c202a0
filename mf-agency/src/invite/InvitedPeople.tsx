import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Card, EmptyState, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow, PagedList } from '@mosaico/shared/ui/list';
import { useInvited, type Invited } from './useInvited.ts';

/** Counters of the invitation, and the people behind them. */
export function InvitedPeople() {
  const { t } = useTranslation();
  const invited = useInvited();
  return (
    <section aria-labelledby="invited" css={{ display: 'grid', gap: tokens.space[3] }}>
      {invited.first && <Funnel totals={invited.first.totals} />}
      <h2 id="invited" css={{ fontSize: tokens.font.size.title, marginTop: tokens.space[3] }}>
        {t('invite.people')}
      </h2>
      <PagedList
        pages={invited}
        skeleton={<Skeleton shape="list" isPart />}
        empty={<EmptyState icon="users" text={t('invite.nobody')} />}
      >
        {(people) => (
          <List label={t('invite.people')}>
            {people.map((person) => (
              <PersonRow key={`${person.registered_at} ${person.name_masked}`} person={person} />
            ))}
          </List>
        )}
      </PagedList>
    </section>
  );
}

const VALID_FROM_CENTAVOS = 2000;

function Funnel({
  totals,
}: {
  readonly totals: Readonly<Record<'registered' | 'deposited' | 'valid', number>>;
}) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  return (
    <div>
      <dl css={funnel}>
        {(['registered', 'deposited', 'valid'] as const).map((stage) => (
          <Card key={stage} css={stageCard}>
            <dt css={stageName}>{t(`invite.${stage}`)}</dt>
            <dd css={stageCount}>{totals[stage]}</dd>
          </Card>
        ))}
      </dl>
      <p css={hint}>{t('invite.validHint', { amount: money(VALID_FROM_CENTAVOS) })}</p>
    </div>
  );
}

const TONES = { registered: 'neutral', deposited: 'info', valid: 'success' } as const;

function PersonRow({ person }: { readonly person: Invited }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  return (
    <ListRow
      icon="user"
      title={person.name_masked}
      detail={t('invite.joined', { date: dateText(person.registered_at, locale, 'short') })}
      value={<Badge tone={TONES[person.status]}>{t(`invite.status.${person.status}`)}</Badge>}
      valueDetail={money(centavosFromWire(person.first_deposit))}
    />
  );
}

const funnel = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: tokens.space[3],
  margin: 0,
} as const;
/** Counts stand on one line, however long their names are. */
const stageCard = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const;
const stageName = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  hyphens: 'auto',
} as const;
const stageCount = {
  margin: 0,
  fontSize: tokens.font.size.display,
  lineHeight: tokens.font.leading.snug,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
} as const;
const hint = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  marginTop: tokens.space[2],
} as const;

import type { CommissionPart, Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, EmptyState, Icon, Skeleton, tokens, useLocale } from '@mosaico/shared/ui';
import { rateText } from '../numbers/rate-text.ts';

const ICONS = { recharge: 'wallet', betting: 'games', settlement: 'calendar' } as const;

/** One part, loaded by itself: a failure shows no toast and hides neither of the others (R217). */
export function MechanismPart({ part }: { readonly part: CommissionPart }) {
  const { t } = useTranslation();
  const { data, error } = useApi(`GET /api/agency/mechanism/${part}`, { query: {} });
  return (
    <Card>
      <section aria-labelledby={`part-${part}`} css={{ display: 'grid', gap: tokens.space[3] }}>
        <h2 id={`part-${part}`} css={title}>
          <Icon name={ICONS[part]} size={22} />
          {t(`part.${part}`)}
        </h2>
        {data ? (
          <Explained part={part} data={data} />
        ) : error ? (
          <EmptyState icon="info" text={t('kit:loadFail')} />
        ) : (
          <Skeleton shape="list" isPart />
        )}
      </section>
    </Card>
  );
}

type Mechanism = Data<'GET /api/agency/mechanism/recharge'>;

function Explained({ part, data }: { readonly part: CommissionPart; readonly data: Mechanism }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const { tiers, rules, example } = data;
  return (
    <>
      {tiers.map((tier) => (
        <p key={tier.level} css={rateLine}>
          <strong css={rateStyle}>{rateText(tier.rate, locale, 0)}%</strong> <span>{tier.note}</span>
        </p>
      ))}
      {example && (
        <p css={exampleStyle}>
          {t(`mechanism.example.${part}`, {
            base: money(centavosFromWire(example.base_amount)),
            amount: money(centavosFromWire(example.amount)),
          })}
        </p>
      )}
      <ul css={list}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

const title = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.font.size.title,
  '& svg': { color: tokens.color.accentText },
} as const;
const rateLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${tokens.space[2]}`,
  color: tokens.color.textMuted,
} as const;
const rateStyle = {
  fontSize: tokens.font.size.display,
  lineHeight: tokens.font.leading.tight,
  fontWeight: tokens.font.weight.black,
  color: tokens.color.accentText,
  fontVariantNumeric: 'tabular-nums',
} as const;
const exampleStyle = {
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  textWrap: 'pretty',
} as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingLeft: '1.1em',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;

import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Money, useLocale } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';
import { rateText } from '../numbers/rate-text.ts';

const ICONS = { recharge: 'wallet', betting: 'games', settlement: 'calendar' } as const;
const TONES = { claimable: 'gold', claimed: 'success', held: 'warning' } as const;

/** One commission: for what, of whom, and how it was worked out. */
export function CommissionRow({
  commission,
}: {
  readonly commission: Data<'POST /api/agency/reward'>['list'][number];
}) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const { source, name_masked: name, rate, status } = commission;
  const base = money(centavosFromWire(commission.base_amount));
  const date = dateText(`${commission.date}T12:00:00Z`, locale, 'medium');
  return (
    <ListRow
      icon={ICONS[source]}
      title={name ? `${t(`part.${source}`)} · ${name}` : t(`part.${source}`)}
      detail={t('reward.detail', {
        date,
        rate: rateText(rate, locale, 2),
        base,
      })}
      value={<Money amountCentavos={centavosFromWire(commission.amount)} />}
      valueDetail={<Badge tone={TONES[status]}>{t(`reward.status.${status}`)}</Badge>}
    />
  );
}

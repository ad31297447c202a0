import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';

type Method = Data<'GET /api/payments/list'>[number];

/** What deposits and withdrawals cost now, as the site says it. Source: R64, R259, A43. */
export function FeeRules() {
  const { t } = useTranslation();
  const locale = useLocale();
  const tellFee = useFeeText();
  const methods = useApi('GET /api/payments/list', { query: {} });
  const rules = useApi('GET /api/tradingrules', { query: {} });
  if (!methods.data || !rules.data) return null;
  const { free_per_day: number, fee } = rules.data;
  return (
    <section aria-labelledby="fee-rules" css={{ display: 'grid', gap: tokens.space[3] }}>
      <h2 id="fee-rules" css={{ fontSize: tokens.font.size.title }}>
        {t('orders.fee.rules')}
      </h2>
      <List label={t('orders.fee.rules')}>
        {methods.data.map((method) => (
          <ListRow
            key={method.id}
            icon="pix"
            title={t('orders.fee.depositBy', { method: method.name })}
            value={tellFee(method)}
          />
        ))}
        <ListRow
          icon="arrow-up"
          title={t('orders.fee.withdrawal')}
          detail={t('orders.fee.freePerDay', { number, percent: percentOf(Number(fee) / 100, locale) })}
        />
      </List>
    </section>
  );
}

/** A share and a fixed amount; what is nothing is left out. */
function useFeeText() {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  return ({ fee_rate: rate, fee_fixed: fixed }: Method) => {
    const share = Number(rate);
    const parts = [
      share > 0 && percentOf(share, locale),
      centavosFromWire(fixed) > 0 && formatMoney(centavosFromWire(fixed)),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('orders.fee.free') : parts.join(' + ');
  };
}

function percentOf(share: number, locale: string): string {
  return share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}

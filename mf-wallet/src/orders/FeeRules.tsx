import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';

type Method = Data<'GET /api/payments/list'>[number];

/** What a deposit costs now, for each way to pay, as the site says it. */
export function FeeRules() {
  const { t } = useTranslation();
  const tellFee = useFeeText();
  const methods = useApi('GET /api/payments/list', { query: {} });
  if (!methods.data || methods.data.length === 0) return null;
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
      share > 0 &&
        share.toLocaleString(locale, {
          style: 'percent',
          minimumFractionDigits: 0,
          maximumFractionDigits: 2,
        }),
      centavosFromWire(fixed) > 0 && formatMoney(centavosFromWire(fixed)),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('orders.fee.free') : parts.join(' + ');
  };
}

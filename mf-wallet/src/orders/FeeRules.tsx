import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { percentOf, useFeeText } from '../fees/useFeeText.ts';

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
            value={tellFee(method) || t('orders.fee.free')}
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

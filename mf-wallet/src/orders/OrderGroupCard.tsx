import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Money, tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import type { AssociatedOrder, OrderGroup } from './by-withdrawal.ts';

/** A withdrawal and, below it, the deposits and bonuses since the one before. */
export function OrderGroupCard({ group }: { readonly group: OrderGroup }) {
  const { t } = useTranslation();
  const { orderNo, withdrawal, cameIn } = group;
  const title = orderNo === '' ? t('orders.association.open') : t('orders.association.group', { orderNo });
  const total = cameIn.reduce((sum, { amount }) => sum + centavosFromWire(amount), 0);
  return (
    <section aria-label={title} css={{ display: 'grid', gap: tokens.space[2] }}>
      <header css={head}>
        <h2 css={{ fontSize: tokens.font.size.body, overflowWrap: 'anywhere' }}>{title}</h2>
        {cameIn.length > 0 && (
          <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
            {t('orders.association.cameIn')} <Money amountCentavos={total} />
          </p>
        )}
      </header>
      <List label={title}>
        {[...(withdrawal ? [withdrawal] : []), ...cameIn].map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </List>
    </section>
  );
}

const ICONS = { recharge: 'arrow-down', withdraw: 'arrow-up', bonus: 'gift' } as const;

function OrderRow({ order }: { readonly order: AssociatedOrder }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { type, title, amount, created_at: at, order_no: orderNo, deposit_order_no: depositNo } = order;
  const centavos = centavosFromWire(amount);
  return (
    <ListRow
      icon={ICONS[type] ?? 'list'}
      title={title}
      detail={
        <>
          {dateTimeText(at, locale)}
          {type === 'recharge' && <span css={numberLine}>{orderNo}</span>}
          {depositNo && (
            <span css={numberLine}>{t('orders.association.forDeposit', { orderNo: depositNo })}</span>
          )}
        </>
      }
      value={<Money amountCentavos={type === 'withdraw' ? -centavos : centavos} isSigned />}
    />
  );
}

const numberLine = { display: 'block', overflowWrap: 'anywhere' } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
} as const;

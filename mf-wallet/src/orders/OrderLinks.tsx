import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { PATHS } from '../paths.ts';

const PARTS = [
  { part: 'details', to: PATHS.orderDetails, icon: 'list' },
  { part: 'fee', to: PATHS.orderFee, icon: 'percent' },
  { part: 'association', to: PATHS.orderAssociation, icon: 'refresh' },
] as const;

/** The way between the three screens of the order centre. */
export function OrderLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <SectionLinks
      Link={Link}
      label={t('orders.title')}
      current={pathname}
      links={PARTS.map(({ part, to, icon }) => ({ to, icon, label: t(`orders.parts.${part}`) }))}
    />
  );
}

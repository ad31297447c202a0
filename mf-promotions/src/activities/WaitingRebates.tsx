import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Card, Money, tokens } from '@mosaico/shared/ui';
import { OfferHead } from './OfferHead.tsx';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';

/** Rebates that wait to be claimed, as a card of the hub: the badge of the tab counts them too. Nothing while there are none. */
export function WaitingRebates() {
  const { t } = useTranslation();
  const user = useSessionUser();
  const waitingCentavos = user ? centavosFromWire(user.fs_money) : 0;
  if (waitingCentavos === 0) return null;
  const title = t('rebates.heading');
  return (
    <Card tone="gold">
      <article css={{ display: 'grid', gap: tokens.space[3] }} aria-label={title}>
        <OfferHead icon="percent" tone="gold" title={title} text={t('activities.rebate.about')} />
        <Money look="display" amountCentavos={waitingCentavos} css={{ color: tokens.color.accentText }} />
        <GoLink to={PATHS.rebates} tone="gold">
          {t('activities.action.claimable')}
        </GoLink>
      </article>
    </Card>
  );
}

import { useTranslation } from '@mosaico/shared/i18n';
import { Screen, tokens } from '@mosaico/shared/ui';
import { AgencyLinks } from '../member/AgencyLinks.tsx';
import { MechanismPart } from './MechanismPart.tsx';

/**
 * `/agency-center/agency-mechanism`: how agents earn, for everybody. The three parts are asked for at the same time, and one that does not come leaves
 * its own place empty (R61, R112, R216, R217).
 */
export function MechanismScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('mechanism.heading')} intro={t('mechanism.intro')}>
      <AgencyLinks />
      <div css={parts}>
        <MechanismPart part="recharge" />
        <MechanismPart part="betting" />
        <MechanismPart part="settlement" />
      </div>
      <p css={{ color: tokens.color.textMuted, maxWidth: '60ch' }}>{t('mechanism.adults')}</p>
    </Screen>
  );
}

const parts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: tokens.space[4],
} as const;

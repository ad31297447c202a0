import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { AreaCard } from './AreaCard.tsx';

/** Stands where an area was that operations took out of the site while the player was on it. */
export function ClosedCard() {
  const { t } = useTranslation();
  const { navigation } = useShell().platform;
  return (
    <AreaCard role="status" icon="clock" title={t('closed.title')} text={t('closed.text')}>
      <Button onClick={() => navigation.push(PATHS.home)}>{t('closed.home')}</Button>
    </AreaCard>
  );
}

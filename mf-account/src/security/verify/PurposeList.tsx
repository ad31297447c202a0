import { useTranslation } from '@mosaico/shared/i18n';
import type { IconName } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import { CONFIRMED_SCREENS, type ConfirmedPurpose } from './confirmation.ts';

const ICONS: Readonly<Record<ConfirmedPurpose, IconName>> = { email: 'mail', phone: 'phone' };

/** What a confirmed password is good for. */
export function PurposeList() {
  const { t } = useTranslation();
  return (
    <List label={t('security.verify.title')}>
      {(Object.keys(CONFIRMED_SCREENS) as ConfirmedPurpose[]).map((purpose) => (
        <EntryRow
          key={purpose}
          icon={ICONS[purpose]}
          title={t(`security.${purpose}.title`)}
          detail={t(`security.verify.for.${purpose}`)}
          to={`${PATHS.verifyPassword}?for=${purpose}`}
        />
      ))}
    </List>
  );
}

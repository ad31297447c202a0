import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

/** The address that codes and warnings go to (R68, G4). */
export const emailEntry: SecurityEntry = {
  id: 'email',
  isSet: ({ email }) => email !== null,
  Row: EmailRow,
};

function EmailRow({ security: { email } }: EntryProps) {
  const { t } = useTranslation();
  return (
    <EntryRow
      icon="mail"
      title={t('security.email.title')}
      detail={email ?? t('security.email.why')}
      isSet={email !== null}
      to={PATHS.bindEmail}
    />
  );
}

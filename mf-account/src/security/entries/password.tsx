import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocale } from '@mosaico/shared/ui';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

/** The login password: every member has one. */
export const passwordEntry: SecurityEntry = { id: 'password', isSet: () => true, Row: PasswordRow };

function PasswordRow({ security: { password_set_at: setAt } }: EntryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <EntryRow
      icon="lock"
      title={t('security.password.title')}
      detail={
        setAt
          ? t('security.password.since', { date: dateText(setAt, locale) })
          : t('security.password.sinceRegistration')
      }
      isSet
      to={PATHS.changePassword}
    />
  );
}

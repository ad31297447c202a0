import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocale } from '@mosaico/shared/ui';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

/** The login password: every member has one, which protects them unless somebody else has chosen it. */
export const passwordEntry: SecurityEntry = {
  id: 'password',
  isSet: ({ is_password_known: isKnown }) => !isKnown,
  Row: PasswordRow,
};

function PasswordRow({ security }: EntryProps) {
  const { password_set_at: setAt, is_password_known: isKnown = false } = security;
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <EntryRow
      icon="lock"
      title={t('security.password.title')}
      detail={
        setAt
          ? t('security.password.since', { date: dateText(setAt, locale) })
          : t(isKnown ? 'security.password.known' : 'security.password.sinceRegistration')
      }
      isSet={!isKnown}
      to={PATHS.changePassword}
    />
  );
}

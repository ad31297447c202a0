import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

/** The phone, which the member has proved to be theirs or not (G53). */
export const phoneEntry: SecurityEntry = {
  id: 'phone',
  isSet: ({ is_phone_verified: isVerified }) => isVerified,
  Row: PhoneRow,
};

function PhoneRow({ security: { phone, is_phone_verified: isVerified } }: EntryProps) {
  const { t } = useTranslation();
  return (
    <EntryRow
      icon="phone"
      title={t('security.phone.title')}
      detail={isVerified ? phone : t('security.phone.why', { phone })}
      isSet={isVerified}
      to={PATHS.verifyPhone}
    />
  );
}

import { Suspense } from 'react';
import { lazyPart, useSheet } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLocale } from '@mosaico/shared/ui';
import { EntryRow } from '../row/EntryRow.tsx';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

const WithdrawalPasswordSheet = lazyPart(async () => ({
  default: (
    await import(
      /* webpackChunkName: "security-forms" */ '../withdrawal-password/WithdrawalPasswordSheet.tsx'
    )
  ).WithdrawalPasswordSheet,
}));

/** The six digits that every withdrawal asks for (R137, G5). */
export const withdrawalPasswordEntry: SecurityEntry = {
  id: 'withdrawal-password',
  isSet: ({ has_qk_pwd: hasOne }) => hasOne,
  Row: WithdrawalPasswordRow,
};

function WithdrawalPasswordRow({ security }: EntryProps) {
  const { has_qk_pwd: hasOne, qk_pwd_locked_until: lockedUntil } = security;
  const { t } = useTranslation();
  const locale = useLocale();
  const sheet = useSheet('withdrawal-password');
  const detail = lockedUntil
    ? t('security.qkPwd.locked', { time: dateTimeText(lockedUntil, locale) })
    : t(hasOne ? 'security.qkPwd.is' : 'security.qkPwd.why');
  return (
    <>
      <EntryRow
        icon="key"
        title={t('security.qkPwd.title')}
        detail={detail}
        isSet={hasOne}
        onOpen={sheet.open}
      />
      <Suspense fallback={null}>
        {sheet.isOpen && <WithdrawalPasswordSheet isFirst={!hasOne} onClose={sheet.close} />}
      </Suspense>
    </>
  );
}

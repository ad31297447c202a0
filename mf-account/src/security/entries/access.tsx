import { useTranslation } from '@mosaico/shared/i18n';
import type { IconName } from '@mosaico/shared/ui';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { SecurityEntry } from './security-entry.ts';

const entry = (
  id: 'factor' | 'passkeys' | 'devices' | 'data' | 'leaving',
  icon: IconName,
  to: string,
): SecurityEntry => ({
  id,
  isSet: () => null,
  Row: function AccessRow() {
    const { t } = useTranslation();
    return <EntryRow icon={icon} title={t(`${id}.title`)} detail={t(`${id}.entry`)} to={to} />;
  },
});

/** How one gets in beside the password, where the member is logged in, and what is kept about them (A63, G54, G55, G42). Their screens say how it stands. */
export const ACCESS_ENTRIES: readonly SecurityEntry[] = [
  entry('factor', 'shield', PATHS.secondFactor),
  entry('passkeys', 'key', PATHS.passkeys),
  entry('devices', 'list', PATHS.devices),
  entry('data', 'history', PATHS.yourData),
  entry('leaving', 'logout', PATHS.deleteAccount),
];

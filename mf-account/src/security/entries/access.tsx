import { useTranslation } from '@mosaico/shared/i18n';
import type { IconName } from '@mosaico/shared/ui';
import { PATHS } from '../../paths.ts';
import { EntryRow } from '../row/EntryRow.tsx';
import type { Security } from '../security.ts';
import type { EntryProps, SecurityEntry } from './security-entry.ts';

const entry = (
  id: 'factor' | 'passkeys' | 'devices' | 'data' | 'leaving',
  icon: IconName,
  to: string,
  isOn: (security: Security) => boolean = () => false,
): SecurityEntry => ({
  id,
  isSet: () => null,
  Row: function AccessRow({ security }: EntryProps) {
    const { t } = useTranslation();
    const title = t(`${id}.title`);
    return (
      <EntryRow
        icon={icon}
        title={title}
        detail={t(`${id}.entry`)}
        to={to}
        // Nobody lacks what is offered beyond the password: it is told only where it is on.
        {...(isOn(security) && { isSet: true })}
      />
    );
  },
});

/** How one gets in beside the password, where the member is logged in, and what is kept about them (A63, G54, G55, G42). */
export const ACCESS_ENTRIES: readonly SecurityEntry[] = [
  entry('factor', 'shield', PATHS.secondFactor, ({ has_factor: hasOne = false }) => hasOne),
  entry('passkeys', 'key', PATHS.passkeys, ({ passkeys = 0 }) => passkeys > 0),
  entry('devices', 'list', PATHS.devices),
  entry('data', 'history', PATHS.yourData),
  entry('leaving', 'logout', PATHS.deleteAccount),
];

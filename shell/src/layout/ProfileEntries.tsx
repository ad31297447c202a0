import type { MouseEvent } from 'react';
import { SHELL } from '@mosaico/shared/contract';
import type { IconName } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { useShell } from '../shell-context.ts';
import { useNavigationEntries, type ShownEntry } from './useNavigationEntries.ts';

/** What the live areas declare for the profile, in the order of the menu. `data-area` tells the place that it is filled. */
export function ProfileEntries() {
  const { navigation } = useShell().platform;
  const entries = useNavigationEntries('drawer').filter(isInProfile);
  const follow = (to: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.push(to);
  };
  return (
    entries.length > 0 && (
      <div data-area={SHELL}>
        <List>
          {entries.map(({ key, to, icon, label }) => (
            <ListRow
              key={key}
              // The gate knows the icons of the shell; one that is unknown after all shows `info`.
              icon={icon as IconName}
              title={label}
              href={to}
              onClick={follow(to)}
            />
          ))}
        </List>
      </div>
    )
  );
}

function isInProfile({ key, area }: ShownEntry): boolean {
  return area.declaration.navigation.some(
    (entry) => entry.isInProfile === true && key === `${area.area}/${entry.id}`,
  );
}

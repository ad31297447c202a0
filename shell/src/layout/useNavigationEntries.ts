import { useReactive } from '@mosaico/shared/area';
import type { ReleasedArea, NavigationEntry } from '@mosaico/shared/contract';
import { isMeantFor } from '../composition/is-meant-for.ts';
import { useMissingPaths } from '../routes/useMissingPaths.ts';
import { useShell } from '../shell-context.ts';
import { useIsMember } from './useIsMember.ts';

/** An entry of the tab bar or the menu, with the area that leads behind it. */
export interface ShownEntry {
  readonly key: string;
  readonly area: ReleasedArea;
  readonly to: string;
  readonly icon: string;
  readonly label: string;
  /** As declared: ascending; the hundreds are the group. */
  readonly order: number;
  readonly isEmphasised: boolean;
}

/** What the live areas declare for a place, for this player as they may play now (G31), in their language and order. What leads to a page that the site does not have is left out (A30). */
export function useNavigationEntries(place: NavigationEntry['place']): ShownEntry[] {
  const { composition, platform } = useShell();
  const { areas } = useReactive(composition);
  const isMember = useIsMember();
  const missing = useMissingPaths();
  const playState = useReactive(platform.session.user)?.play_bar?.why ?? 'free';
  useReactive(platform.language.current);
  const set = platform.language.messageSet;
  return areas
    .flatMap((area) => area.declaration.navigation.map((entry) => ({ area, entry })))
    .filter(
      ({ entry }) =>
        entry.place === place &&
        isMeantFor(isMember, entry.audience) &&
        (entry.during?.includes(playState) ?? true) &&
        !missing.has(entry.to),
    )
    .sort((one, other) => one.entry.order - other.entry.order)
    .map(({ area, entry }) => ({
      key: `${area.area}/${entry.id}`,
      area,
      to: entry.to,
      icon: entry.icon,
      label: entry.label[set] ?? entry.label.en,
      order: entry.order,
      isEmphasised: entry.emphasis === true,
    }));
}

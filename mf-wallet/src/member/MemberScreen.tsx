import { MemberScreen as Screen } from '@mosaico/shared/member';
import type { ScreenProps } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';

/** A screen of the wallet for members only, which says when there is no network. Source: R33, A56. */
export function MemberScreen(props: ScreenProps) {
  return <Screen {...props} note={<OfflineNote />} />;
}

import { useEffect } from 'react';
import { useMutation, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton } from '@mosaico/shared/ui';
import { CountBubble } from '@mosaico/shared/ui/count';
import { PATHS } from '../paths.ts';
import { unreadOf } from './unread-count.ts';
import { UNREAD_SCOPE } from './useReading.ts';

/** Widget of the top bar: the bell with what the member has not read. The counts come from the session; it sends no request. */
export function UnreadBadge() {
  const user = useSessionUser();
  const { notification, announcement } = unreadOf(user);
  return user && <Bell count={notification + announcement} />;
}

function Bell({ count }: { readonly count: number }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  useRecount();
  const label = count > 0 ? t('information.unread', { number: count }) : t('information.parts.notification');
  return (
    <span css={place}>
      <IconButton icon="bell" label={label} onClick={() => navigation.push(PATHS.notification)} />
      {count > 0 && <CountBubble count={count} at={corner} />}
    </span>
  );
}

/** Asks for the counts anew when a notification has come in. */
function useRecount(): void {
  const { bus, session } = usePlatform();
  const { mutate } = useMutation({ scope: UNREAD_SCOPE, mutationFn: () => session.refresh() });
  useEffect(() => {
    const arrivals = bus.on('account.notification-received').subscribe(() => mutate());
    return () => arrivals.unsubscribe();
  }, [bus, mutate]);
}

const place = { position: 'relative', display: 'inline-flex', flex: 'none' } as const;
/** Grows to the right with more digits, so that the bell stays visible. */
const corner = { top: 1, left: 25 } as const;

import { LoginPrompt, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Screen, Skeleton } from '@mosaico/shared/ui';
import { MessagesPart } from './MessagesPart.tsx';
import { PartLinks, type Part } from './PartLinks.tsx';
import { SupportPart } from './SupportPart.tsx';
import { unreadOf } from './unread-count.ts';
import { useInformation } from './useInformation.ts';

/** `/information-center/…`: announcements for all, notifications for the member, and support (R111). */
export function InformationCenter({ part }: { readonly part: Part }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('information.title')}>
      <PartLinks />
      <Content part={part} />
    </Screen>
  );
}

function Content({ part }: { readonly part: Part }) {
  const { session } = usePlatform();
  const user = useSessionUser();
  const { notification, announcement, support } = useInformation();
  if (part === 'support') return <SupportPart links={support.data} isPending={support.isPending} />;
  const isMember = user !== null;
  if (part === 'notification' && !isMember)
    return session.isLoggedIn() ? <Skeleton shape="list" isPart /> : <VisitorNotifications />;
  const messages = part === 'notification' ? notification : announcement;
  const unreadCount = isMember ? unreadOf(user)[part] : null;
  return <MessagesPart key={part} type={part} messages={messages} unreadCount={unreadCount} />;
}

/** For a visitor: asks them to log in (R33). */
function VisitorNotifications() {
  return (
    <Card tone="lit">
      <LoginPrompt />
    </Card>
  );
}

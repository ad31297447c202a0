import { useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, EmptyState, Skeleton, tokens, visuallyHidden } from '@mosaico/shared/ui';
import { List, PagedList } from '@mosaico/shared/ui/list';
import { MessageRow } from './MessageRow.tsx';
import type { MessageType } from './messages-query.ts';
import type { Messages } from './useMessages.ts';
import { useReading } from './useReading.ts';

interface MessagesPartProps {
  readonly type: MessageType;
  readonly messages: Messages;
  /** How many of this type the member has not read; null for a visitor, who reads without marks. */
  readonly unreadCount: number | null;
}

const EMPTY_ICONS = { notification: 'bell', announcement: 'megaphone' } as const;

/** Notifications or announcements. A list that cannot be loaded is shown as empty (R241). */
export function MessagesPart({ type, messages, unreadCount }: MessagesPartProps) {
  const { t } = useTranslation();
  const { read, readAll } = useReading(type);
  return (
    <PagedList
      pages={messages}
      skeleton={<Skeleton shape="list" isPart />}
      empty={<EmptyState icon={EMPTY_ICONS[type]} text={t('kit:noData')} />}
    >
      {(items) => (
        <div css={{ display: 'grid', gap: tokens.space[3] }}>
          {unreadCount !== null && <UnreadLine count={unreadCount} onReadAll={readAll} />}
          <List label={t(`information.parts.${type}`)}>
            {items.map((message) => (
              <MessageRow
                key={message.id}
                type={type}
                message={message}
                isUnread={unreadCount !== null && message.is_read === 0}
                onRead={read}
              />
            ))}
          </List>
        </div>
      )}
    </PagedList>
  );
}

interface UnreadLineProps {
  readonly count: number;
  readonly onReadAll: () => Promise<unknown>;
}

/** How many messages are unread, and a button that marks all of them as read. */
function UnreadLine({ count, onReadAll }: UnreadLineProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  const readAll = async () => {
    await onReadAll();
    // The button that had the focus is gone now.
    line.current?.focus({ preventScroll: true });
  };
  return (
    <div css={bar}>
      {/* The number is in sight already, beside the name of the screen. */}
      <p ref={line} role="status" tabIndex={-1} css={count > 0 ? visuallyHidden : state}>
        {count > 0 ? t('information.unread', { number: count }) : t('information.allRead')}
      </p>
      {count > 0 && (
        <Button variant="ghost" size="small" icon="check" onClick={readAll}>
          {t('information.readAll')}
        </Button>
      )}
    </div>
  );
}

const bar = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 36,
} as const;
const state = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  '&:focus': { outline: 'none' },
} as const;

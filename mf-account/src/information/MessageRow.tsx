import { useState } from 'react';
import { useIsFirstPaint } from '@mosaico/shared/area';
import { dateTimeText, timeAgo } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens, useLocale, VisuallyHidden } from '@mosaico/shared/ui';
import { MessageContent } from './MessageContent.tsx';
import { MessageIcon } from './MessageIcon.tsx';
import type { Message, MessageType } from './messages-query.ts';

interface MessageRowProps {
  readonly type: MessageType;
  readonly message: Message;
  /** Always false for a visitor. */
  readonly isUnread: boolean;
  readonly onRead: (id: number) => void;
}

/** One message: its first words, and all of them once it is pressed, which also reads it. */
export function MessageRow({ type, message, isUnread, onRead }: MessageRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (isUnread && !isOpen) onRead(message.id);
    setOpen(!isOpen);
  };
  return (
    <li css={isOpen ? [item, opened] : item}>
      <button type="button" aria-expanded={isOpen} onClick={toggle} css={head}>
        <MessageIcon message={message} type={type} />
        <span css={words}>
          <span css={isUnread ? [title, unreadTitle] : title}>
            {isUnread && <VisuallyHidden>{t('information.new')} </VisuallyHidden>}
            {message.title}
          </span>
          {!isOpen && <span css={preview}>{message.preview}</span>}
          <Moment instant={message.created_at} isExact={isOpen} />
        </span>
        <span css={end}>
          {isUnread && <span css={dot} />}
          <span css={isOpen ? [arrow, turned] : arrow}>
            <Icon name="chevron-down" size={20} />
          </span>
        </span>
      </button>
      {isOpen && <MessageContent type={type} text={message.content} />}
    </li>
  );
}

function Moment({ instant, isExact }: { readonly instant: string; readonly isExact: boolean }) {
  const locale = useLocale();
  // How long ago it was depends on the clock, which the edge and the browser do not share.
  const isFirstPaint = useIsFirstPaint();
  const exact = dateTimeText(instant, locale, 'long');
  return (
    <time dateTime={instant} title={exact} css={moment}>
      {isExact || isFirstPaint ? exact : timeAgo(instant, new Date(), locale)}
    </time>
  );
}

const item = {
  position: 'relative',
  transition: `background-color ${tokens.motion.fast}`,
  '&:hover': { background: tokens.color.light },
  '& + &::before': {
    content: '""',
    position: 'absolute',
    insetInline: tokens.space[4],
    top: 0,
    height: 1,
    background: tokens.color.hairline,
  },
} as const;
const opened = { background: tokens.color.light } as const;
const head = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  width: '100%',
  padding: tokens.space[4],
  border: 0,
  background: 'transparent',
  color: tokens.color.text,
  textAlign: 'left',
  lineHeight: tokens.font.leading.snug,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3, borderRadius: tokens.radius.card },
} as const;
const words = { flex: 1, minWidth: 0, display: 'grid', gap: 3 } as const;
const title = {
  fontSize: tokens.font.size.body,
  fontWeight: tokens.font.weight.medium,
  overflowWrap: 'anywhere',
} as const;
const unreadTitle = { fontWeight: tokens.font.weight.black } as const;
const preview = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
} as const;
const moment = { fontSize: tokens.font.size.tiny, color: tokens.color.textFaint } as const;
const end = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: 22,
} as const;
const dot = {
  width: 10,
  height: 10,
  borderRadius: tokens.radius.round,
  background: tokens.color.accent,
  boxShadow: `0 0 0 3px ${tokens.color.accentVeil}, 0 0 12px ${tokens.color.accentGlow}`,
} as const;
const arrow = {
  color: tokens.color.textFaint,
  transition: `transform ${tokens.motion.base} ${tokens.motion.ease}`,
} as const;
const turned = { transform: 'rotate(180deg)' } as const;

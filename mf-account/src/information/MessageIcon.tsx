import { Icon, toneStyle, tokens, type IconName, type Tone } from '@mosaico/shared/ui';
import type { Message, MessageType } from './messages-query.ts';

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

const BY_TYPE: Readonly<Record<MessageType, Look>> = {
  notification: { icon: 'mail', tone: 'success' },
  announcement: { icon: 'megaphone', tone: 'info' },
};
const BY_KIND: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['welcome', { icon: 'smiley', tone: 'warning' }],
  ['deposit_paid', { icon: 'pix', tone: 'success' }],
  ['deposit_returned', { icon: 'refresh', tone: 'danger' }],
  ['deposit_contested', { icon: 'shield', tone: 'danger' }],
  ['contestation_released', { icon: 'shield', tone: 'success' }],
  ['deposit_reversed', { icon: 'refresh', tone: 'danger' }],
  ['withdrawal_paid', { icon: 'pix', tone: 'success' }],
  ['withdrawal_rejected', { icon: 'refresh', tone: 'danger' }],
  ['withdrawal_refunded', { icon: 'refresh', tone: 'danger' }],
  ['self_excluded', { icon: 'shield', tone: 'info' }],
  ['play_paused', { icon: 'pause', tone: 'info' }],
  ['limit_in_force', { icon: 'shield', tone: 'info' }],
  ['limit_kept', { icon: 'shield', tone: 'info' }],
  ['limit_removed', { icon: 'shield', tone: 'info' }],
  ['barred', { icon: 'shield', tone: 'info' }],
  ['unbarred', { icon: 'shield', tone: 'success' }],
  ['identity_approved', { icon: 'check', tone: 'success' }],
  ['identity_rejected', { icon: 'camera', tone: 'danger' }],
  ['export_requested', { icon: 'shield', tone: 'warning' }],
  ['export_ready', { icon: 'check', tone: 'success' }],
  ['export_downloaded', { icon: 'shield', tone: 'warning' }],
  ['deletion_requested', { icon: 'alert', tone: 'danger' }],
  ['deletion_cancelled', { icon: 'check', tone: 'success' }],
  ['deletion_stopped', { icon: 'alert', tone: 'warning' }],
  ['gift_bonus', { icon: 'gift', tone: 'warning' }],
  ['bonus_released', { icon: 'gift', tone: 'success' }],
  ['password_changed', { icon: 'lock', tone: 'warning' }],
  ['email_added', { icon: 'mail', tone: 'warning' }],
  ['email_changed', { icon: 'mail', tone: 'warning' }],
  ['phone_changed', { icon: 'phone', tone: 'warning' }],
  ['withdrawal_password_set', { icon: 'lock', tone: 'warning' }],
  ['sessions_ended', { icon: 'shield', tone: 'warning' }],
  ['pix_key_added', { icon: 'pix', tone: 'warning' }],
  ['pix_key_removed', { icon: 'pix', tone: 'warning' }],
  ['gift_received', { icon: 'gift', tone: 'warning' }],
]);

/** Picture and colour of a message: by its kind when that is known here, else by its type. Pure. */
export function lookOf({ kind }: Pick<Message, 'kind'>, type: MessageType): Look {
  return BY_KIND.get(kind) ?? BY_TYPE[type];
}

interface MessageIconProps {
  readonly message: Pick<Message, 'kind'>;
  readonly type: MessageType;
}

/** What a message is about, at a glance. Decoration: its title says the same. */
export function MessageIcon({ message, type }: MessageIconProps) {
  const { icon, tone } = lookOf(message, type);
  return (
    <span css={[disc, toneStyle[tone]]}>
      <Icon name={icon} size={22} />
    </span>
  );
}

const disc = {
  flex: 'none',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
} as const;

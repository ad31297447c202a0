import { dateTimeText, timeAgo } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { deviceText, type MemberSession } from './device-text.ts';

interface SessionRowProps {
  readonly session: MemberSession;
  /** When the list came, by the browser's clock. */
  readonly askedAtMs: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: its device, where it came from, and when it was used. */
export function SessionRow({ session, askedAtMs, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const name = deviceText(session, t);
  const used = timeAgo(session.last_used_at, new Date(askedAtMs), locale);
  return (
    <li css={row}>
      <span css={[picture, session.is_current && here]}>
        <Icon name={session.kind === 'mobile' || session.kind === 'tablet' ? 'phone' : 'globe'} />
      </span>
      <div css={words}>
        <p css={title}>
          <strong>{name}</strong>
          {session.is_current && <Badge tone="success">{t('devices.current')}</Badge>}
        </p>
        <p css={note}>
          {session.is_current ? t('devices.usedNow') : t('devices.used', { time: used })}
          {session.network && ` · ${t('devices.network', { network: session.network })}`}
        </p>
        <p css={note}>
          {t('devices.since', { time: dateTimeText(session.created_at, locale) })}
          {' · '}
          {t(`devices.method.${session.method}`)}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="ghost"
          size="small"
          isBusy={isEnding}
          aria-label={t('devices.endThis', { device: name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] } as const;
const picture = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  color: tokens.color.textMuted,
} as const;
const here = { color: tokens.color.actionText } as const;
const words = {
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: tokens.space[1],
  overflowWrap: 'anywhere',
} as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;

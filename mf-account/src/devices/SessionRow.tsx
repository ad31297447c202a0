import { dateTimeText, timeAgo } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, useLocale } from '@mosaico/shared/ui';
import { AccessItem } from '../security/row/AccessItem.tsx';
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
  const name = deviceText(session, t);
  return (
    <AccessItem
      icon={session.kind === 'mobile' || session.kind === 'tablet' ? 'phone' : 'globe'}
      isLit={session.is_current}
      name={name}
      badge={session.is_current && <Badge tone="success">{t('devices.current')}</Badge>}
      details={useDetails(session, askedAtMs)}
    >
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
    </AccessItem>
  );
}

function useDetails(session: MemberSession, askedAtMs: number): readonly string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { is_current: isCurrent, network, last_used_at: usedAt, created_at: createdAt, method } = session;
  const used = isCurrent
    ? t('devices.usedNow')
    : t('devices.used', { time: timeAgo(usedAt, new Date(askedAtMs), locale) });
  const since = t('devices.since', { time: dateTimeText(createdAt, locale) });
  return [
    network ? `${used} · ${t('devices.network', { network })}` : used,
    `${since} · ${t(`devices.method.${method}`)}`,
  ];
}

import { dateText, timeAgo } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, useLocale } from '@mosaico/shared/ui';
import { AccessItem } from '../security/row/AccessItem.tsx';
import type { Passkey } from './PasskeyList.tsx';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** When the list came, by the browser's clock. */
  readonly askedAtMs: number;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, since when, and when it was used. */
export function PasskeyRow({ passkey, askedAtMs, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, is_synced: isSynced, created_at: createdAt, last_used_at: usedAt } = passkey;
  const created = t('passkeys.created', { date: dateText(createdAt, locale, 'medium') });
  const used = usedAt
    ? t('passkeys.used', { time: timeAgo(usedAt, new Date(askedAtMs), locale) })
    : t('passkeys.never');
  return (
    <AccessItem
      icon="key"
      isLit
      name={name}
      badge={isSynced && <Badge>{t('passkeys.synced')}</Badge>}
      details={[`${created} · ${used}`]}
    >
      <Button variant="ghost" size="small" aria-label={t('passkeys.renameThis', { name })} onClick={onRename}>
        {t('passkeys.rename')}
      </Button>
      <Button variant="ghost" size="small" aria-label={t('passkeys.removeThis', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </AccessItem>
  );
}

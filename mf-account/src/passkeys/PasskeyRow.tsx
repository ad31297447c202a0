import { dateText, timeAgo } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, Icon, tokens, useLocale } from '@mosaico/shared/ui';
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
  const used = usedAt
    ? t('passkeys.used', { time: timeAgo(usedAt, new Date(askedAtMs), locale) })
    : t('passkeys.never');
  return (
    <li css={row}>
      <span css={picture}>
        <Icon name="key" />
      </span>
      <div css={words}>
        <p css={title}>
          <strong>{name}</strong>
          {isSynced && <Badge>{t('passkeys.synced')}</Badge>}
        </p>
        <p
          css={note}
        >{`${t('passkeys.created', { date: dateText(createdAt, locale, 'medium') })} · ${used}`}</p>
      </div>
      <div css={actions}>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('passkeys.renameThis', { name })}
          onClick={onRename}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('passkeys.removeThis', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
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
  color: tokens.color.actionText,
} as const;
const words = {
  flex: '1 1 12rem',
  minWidth: 0,
  display: 'grid',
  gap: tokens.space[1],
  overflowWrap: 'anywhere',
} as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] } as const;

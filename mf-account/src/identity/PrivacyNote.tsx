import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';

/** What becomes of the pictures. */
export function PrivacyNote() {
  const { t } = useTranslation();
  return (
    <p css={note}>
      <span css={{ flex: 'none' }}>
        <Icon name="lock" size={18} />
      </span>
      {t('identity.privacy')}
    </p>
  );
}

const note = {
  display: 'flex',
  gap: tokens.space[3],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  maxWidth: '62ch',
} as const;

import { usePlatform, useReactive } from '@mosaico/shared/area';
import { MAILBOX_PATH } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';

/** On a demonstration site nothing is really sent: here is where it can be read. */
export function MailboxLink() {
  const { site } = usePlatform();
  const { t, i18n } = useTranslation();
  if (!useReactive(site).isSandbox) return null;
  return (
    <a href={`${MAILBOX_PATH}?lang=${i18n.language}`} target="_blank" rel="noopener" css={link}>
      {t('security.code.mailbox')}
      <Icon name="external" size={16} />
    </a>
  );
}

const link = {
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.medium,
} as const;

import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens, visuallyHidden } from '@mosaico/shared/ui';
import { useIsOffline } from './useIsOffline.ts';

/**
 * Says that there is no network: what is asked for or sent waits for it, and goes once when it is back. Nothing while there is one.
 *
 * @param isSending something has been pressed and waits
 */
export function OfflineNote({ isSending = false }: { readonly isSending?: boolean }) {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  return (
    <div role="status" css={isOffline ? undefined : visuallyHidden}>
      {isOffline && (
        <p css={note}>
          <Icon name="alert" size={20} />
          {t(isSending ? 'offline.sending' : 'offline.note')}
        </p>
      )}
    </div>
  );
}

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.warningVeil,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'left',
  '& svg': { flex: 'none', color: tokens.color.warning },
} as const;

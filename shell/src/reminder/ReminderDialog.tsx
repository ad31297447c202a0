import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Dialog, tokens } from '@mosaico/shared/ui';
import { CheckField } from '@mosaico/shared/ui/form';
import type { SiteData } from '../platform/site/site.ts';
import { ReminderArt } from './ReminderArt.tsx';

export interface ReminderDialogProps extends NonNullable<SiteData['advertisement']> {
  readonly onClose: () => void;
  /** The player follows the button, to a path within the site. */
  readonly onAction: (to: string) => void;
  /** The player ticks, or unticks, that this is not to be shown again. */
  readonly onTurnOff: (isOff: boolean) => void;
}

/** The advertisement: art, one sentence, one action, and a box to tick for never seeing it again. */
export function ReminderDialog({ title, text, action, onClose, onAction, onTurnOff }: ReminderDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      art={<ReminderArt />}
      onClose={onClose}
      footer={
        action ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('reminder.later')}
            </Button>
            <Button variant="gold" onClick={() => onAction(action.to)} css={leading}>
              {action.label}
            </Button>
          </>
        ) : (
          <Button variant="gold" onClick={onClose}>
            {t('notices.ok')}
          </Button>
        )
      }
    >
      <p css={words}>{text}</p>
      <CheckField label={t('reminder.never')} onChange={({ target }) => onTurnOff(target.checked)} />
    </Dialog>
  );
}

/** The action is wider than the button that closes. */
const leading = { '&&': { flexGrow: 1.4 } } as const;
const words = {
  marginBottom: tokens.space[4],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.large,
  lineHeight: tokens.font.leading.body,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
} as const;

import { useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Dialog } from '@mosaico/shared/ui';

interface CancelQuestionProps {
  readonly onKeep: () => void;
  readonly onCancel: () => Promise<void>;
}

/** Asked before a withdrawal is taken back. Both answers name what they do: "cancel" alone could mean either (A36). */
export function CancelQuestion({ onKeep, onCancel }: CancelQuestionProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    await onCancel().finally(onKeep);
  }
  return (
    <Dialog
      title={t('withdraw.cancelQuestion')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {t('withdraw.keep')}
          </Button>
          <Button variant="danger" onClick={cancel} isBusy={isBusy}>
            {t('withdraw.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('withdraw.cancelWhat')}</p>
    </Dialog>
  );
}

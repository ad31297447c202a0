import { useId, useState } from 'react';
import { useApiMutation } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Field, FieldError, Sheet, tokens } from '@mosaico/shared/ui';
import type { Passkey } from './PasskeyList.tsx';

interface NameSheetProps {
  readonly passkey: Passkey;
  readonly onNamed: (message: string) => void;
  readonly onClose: () => void;
}

/** Another name for a passkey. */
export function NameSheet({ passkey, onNamed, onClose }: NameSheetProps) {
  const { t } = useTranslation();
  const formId = useId();
  const renaming = useApiMutation('POST /api/auth/passkeys/rename');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { submit, isSending, bind } = useApiForm({
    defaultValues: { name: passkey.name },
    faultsOf: ({ name }) => ({ name: name.trim() ? null : 'name' }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend({ name }) {
      setTrouble(null);
      onNamed((await renaming.mutateAsync({ body: { id: passkey.id, name } })).message);
    },
    onRefused: (error, { isToldBesideField }) => setTrouble(isToldBesideField ? null : error.message),
  });
  return (
    <Sheet
      title={t('passkeys.rename')}
      onClose={onClose}
      focusesField
      footer={
        <Button type="submit" form={formId} size="large" isBusy={isSending}>
          {t('passkeys.save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} css={stack}>
        <Field label={t('passkeys.name')} maxLength={40} autoComplete="off" {...bind('name')} />
        <FieldError id={`${formId}-trouble`} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;

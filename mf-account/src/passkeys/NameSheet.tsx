import { useApiMutation } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { Field } from '@mosaico/shared/ui';
import { FormSheet } from '@mosaico/shared/ui/form';
import type { Passkey } from './PasskeyList.tsx';

interface NameSheetProps {
  readonly passkey: Passkey;
  readonly onNamed: (message: string) => void;
  readonly onClose: () => void;
}

/** Another name for a passkey. */
export function NameSheet({ passkey, onNamed, onClose }: NameSheetProps) {
  const { t } = useTranslation();
  const renaming = useApiMutation('POST /api/auth/passkeys/rename');
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { name: passkey.name },
    faultsOf: ({ name }) => ({ name: name.trim() ? null : 'name' }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend({ name }) {
      onNamed((await renaming.mutateAsync({ body: { id: passkey.id, name } })).message);
    },
  });
  return (
    <FormSheet
      title={t('passkeys.rename')}
      onClose={onClose}
      onSubmit={submit}
      send={t('passkeys.save')}
      isSending={isSending}
      trouble={trouble}
      focusesField
    >
      <Field label={t('passkeys.name')} maxLength={40} autoComplete="off" {...bind('name')} />
    </FormSheet>
  );
}

import { isApiError, useApiMutation } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { EmptyState, Field, tokens } from '@mosaico/shared/ui';
import { FormSheet, PasswordField } from '@mosaico/shared/ui/form';

/** The code of passkeys, which is loaded when one is made. */
const loadPasskeys = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

interface AddSheetProps {
  readonly onAdded: (message: string) => void;
  readonly onClose: () => void;
}

/** Makes a passkey: its name, and the login password for the ticket; then the device asks. Source: A39, A63, G55. */
export function AddSheet({ onAdded, onClose }: AddSheetProps) {
  const { t } = useTranslation();
  const begin = useApiMutation('POST /api/auth/passkeys/begin');
  const add = useApiMutation('POST /api/auth/passkeys/add');
  const ticketFor = useTicket('second_factor');
  const { submit, isSending, trouble, setTrouble, bind } = useApiForm({
    defaultValues: { name: '', password: '' },
    faultsOf: ({ name, password }) => ({
      name: name.trim() ? null : 'name',
      password: password ? null : 'password',
    }),
    tell: (fault) => t(`ticket.missing.${fault}`),
    async onSend({ name, password }) {
      const { startRegistration } = await loadPasskeys();
      const ticket = await ticketFor(password);
      const { data } = await begin.mutateAsync({ body: { ticket } });
      const optionsJSON = data as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      try {
        const credential = await startRegistration({ optionsJSON });
        onAdded((await add.mutateAsync({ body: { name, credential } })).message);
      } catch (error) {
        if (isApiError(error)) throw error;
        // The device has refused, or the player has changed their mind.
        setTrouble(t('passkeys.failed'));
      }
    },
  });
  const canMake = typeof PublicKeyCredential === 'function';
  return (
    <FormSheet
      title={t('passkeys.add')}
      onClose={onClose}
      onSubmit={submit}
      send={canMake ? t('passkeys.add') : null}
      icon="key"
      isSending={isSending}
      trouble={trouble}
      focusesField
    >
      {canMake ? (
        <>
          <p css={note}>{t('passkeys.addWhat')}</p>
          <Field
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
            maxLength={40}
            autoComplete="off"
            {...bind('name')}
          />
          <PasswordField label={t('ticket.password')} autoComplete="current-password" {...bind('password')} />
        </>
      ) : (
        <EmptyState icon="key" text={t('passkeys.unsupported')} />
      )}
    </FormSheet>
  );
}

const note = { color: tokens.color.textMuted, lineHeight: tokens.font.leading.snug } as const;

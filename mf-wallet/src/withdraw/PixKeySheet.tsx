import { useApiMutation, useQueryClient } from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useApiForm, useControlled, type ApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules, PIX_TYPES, type PixType } from '@mosaico/shared/rules';
import { Field, Icon, tokens } from '@mosaico/shared/ui';
import { FormSheet, MaskedField, PasswordField } from '@mosaico/shared/ui/form';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { KindChoice } from './KindChoice.tsx';
import { PIX_KINDS } from './pix-kinds.ts';
import { ACCOUNTS, type PayoutAccount } from './withdrawal-facts.ts';

interface PixKeySheetProps {
  /** Full name of the member: a withdrawal goes to nobody else (R3). */
  readonly payee: string;
  readonly known: readonly PayoutAccount[];
  /** The key is saved, and can be used now. */
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** By the names on the wire. */
interface KeyValues {
  readonly payment_type: string;
  readonly pix_key: string;
  readonly password: string;
}

/** Saves a Pix key: its kind first, then the key, and the login password for the ticket. Source: R100, R101, R151, R234, G6, A39. */
export function PixKeySheet({ payee, known, onAdded, onClose }: PixKeySheetProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const ticketFor = useTicket('pix_key');
  const adding = useApiMutation('POST /api/member/bank/set');
  const { form, submit, isSending, trouble, bind, controlled, errorOf } = useApiForm<KeyValues>({
    defaultValues: { payment_type: '', pix_key: '', password: '' },
    faultsOf: ({ payment_type: type, pix_key: key, password }) => ({
      payment_type: fieldRules.pixType(type),
      pix_key: type ? fieldRules.pixKey(key, type) : null,
      password: type && !password ? 'password_required' : null,
    }),
    tell: (fault): string => t(`withdraw.fault.${fault}`, { kind: chosen && t(`withdraw.kind.${chosen}`) }),
    async onSend({ payment_type: type, pix_key: key, password }) {
      const ticket = await ticketFor(password);
      const body = { payment_type: type, pix_key: key, owner_name: payee, ticket };
      const { data } = await adding.mutateAsync({ body });
      await queries.invalidateQueries({ queryKey: [ACCOUNTS] });
      const added = data.find(({ id }) => !known.some((account) => account.id === id));
      if (added && added.usable_at === null) onAdded(added.id);
      onClose();
    },
  });
  const kind = useControlled(controlled('payment_type'));
  const chosen = PIX_TYPES.find((type) => type === kind.value);

  return (
    <FormSheet
      title={t('withdraw.key.add')}
      onClose={onClose}
      onSubmit={submit}
      send={t('withdraw.key.save')}
      isSending={isSending}
      trouble={trouble}
      note={<OfflineNote isSending={isSending} />}
    >
      <KindChoice
        ref={kind.ref}
        value={kind.value}
        onChange={(type) => {
          form.setValue('pix_key', '');
          form.clearErrors('pix_key');
          kind.onChange(type);
        }}
        error={errorOf('payment_type')}
      />
      {chosen && (
        <>
          <KeyField key={chosen} type={chosen} {...bind('pix_key')} />
          <PayeeLine name={payee} />
          <PasswordField
            label={t('withdraw.loginPassword')}
            hint={t('withdraw.loginPasswordWhy')}
            autoComplete="current-password"
            {...bind('password')}
          />
        </>
      )}
    </FormSheet>
  );
}

/** The field of a kind, with its mask and its keyboard. */
function KeyField({ type, ...bound }: ReturnType<ApiForm<KeyValues>['bind']> & { readonly type: PixType }) {
  const { t } = useTranslation();
  const { icon, ...typed } = PIX_KINDS[type];
  const texts = { label: t(`withdraw.keyLabel.${type}`), hint: t(`withdraw.keyHint.${type}`) };
  const common = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next',
  } as const;
  return 'mask' in typed ? (
    <MaskedField {...texts} {...common} {...typed} {...bound} />
  ) : (
    <Field {...texts} {...common} icon={icon} {...typed} {...bound} />
  );
}

function PayeeLine({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <p css={payeeLine}>
      <Icon name="shield" size={20} />
      <span>
        {t('withdraw.payee')}: <strong>{name}</strong>. {t('withdraw.ownCpf')}
      </span>
    </p>
  );
}

const payeeLine = {
  display: 'flex',
  gap: tokens.space[2],
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  '& svg': { flex: 'none', color: tokens.color.actionText },
  '& strong': { color: tokens.color.text },
} as const;

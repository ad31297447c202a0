import { useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useApiForm, type ApiForm } from '@mosaico/shared/form';
import { fieldRules } from '@mosaico/shared/rules';
import { useTicket } from './useTicket.ts';

const EMPTY = { password: '', qk_pwd: '', qk_pwd_confirmation: '' };

interface WithdrawalPasswordOptions {
  /** A fault in the player's language. */
  readonly tell: (fault: string) => string;
  /** Key of the query that says whether there are digits: it is asked anew, and so is the session. */
  readonly queryKey: readonly [string];
  /** They are set; the server's words. */
  readonly onSet: (message: string) => void;
}

export interface WithdrawalPasswordForm extends Pick<ApiForm<typeof EMPTY>, 'submit' | 'isSending' | 'bind'> {
  /** The server's refusal that is not about one of the fields. */
  readonly trouble: string | null;
}

/**
 * The form that sets the six digits, or others in their place, with the login password for the ticket. Its fields are `password`, `qk_pwd`
 * and `qk_pwd_confirmation`. Source: G5, G37, R136, R137, A10, A39.
 */
export function useWithdrawalPassword({
  tell,
  queryKey,
  onSet,
}: WithdrawalPasswordOptions): WithdrawalPasswordForm {
  const { session } = usePlatform();
  const queries = useQueryClient();
  const ticketFor = useTicket('withdrawal_password');
  const setting = useApiMutation('POST /api/auth/qkpwd/set');
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: EMPTY,
    faultsOf: ({ password, qk_pwd: digits, qk_pwd_confirmation: again }) => ({
      password: password ? null : 'password_required',
      qk_pwd: fieldRules.newWithdrawalPassword(digits),
      qk_pwd_confirmation: fieldRules.withdrawalPasswordConfirmation(again, digits),
    }),
    tell,
    async onSend({ password, ...digits }) {
      const ticket = await ticketFor(password);
      const { message } = await setting.mutateAsync({ body: { ...digits, ticket } });
      await Promise.all([queries.invalidateQueries({ queryKey }), session.refresh()]);
      onSet(message);
    },
  });
  return { submit, isSending, bind, trouble };
}

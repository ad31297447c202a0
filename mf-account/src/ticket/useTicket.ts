import type { Input } from '@mosaico/shared/api';
import { useApiMutation } from '@mosaico/shared/area';

type Purpose = Input<'POST /api/auth/password/verify'>['body']['purpose'];

/**
 * Exchanges the login password for a ticket, which the next step of the same purpose takes. Source: G2, A39.
 *
 * @returns the ticket; its promise rejects with the server's refusal, which names the field `password`
 */
export function useTicket(purpose: Purpose): (password: string) => Promise<string> {
  const { mutateAsync } = useApiMutation('POST /api/auth/password/verify');
  return async (password) => (await mutateAsync({ body: { password, purpose } })).data.ticket;
}

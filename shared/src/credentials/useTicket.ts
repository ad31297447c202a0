import { ApiError, isApiError, useApiMutation } from '@mosaico/shared/area';
import type { TicketPurpose } from '@mosaico/shared/rules';

/**
 * Exchanges the login password for a ticket, which the next step of the same purpose takes. Source: G2, A39.
 *
 * @param field what the form calls the password: a refusal names it
 * @returns the ticket; its promise rejects with the server's refusal
 */
export function useTicket(purpose: TicketPurpose, field = 'password'): (password: string) => Promise<string> {
  const { mutateAsync } = useApiMutation('POST /api/auth/password/verify');
  return async (password) => {
    try {
      return (await mutateAsync({ body: { password, purpose } })).data.ticket;
    } catch (error) {
      throw isApiError(error) && error.errors['password'] ? renamed(error, field) : error;
    }
  };
}

function renamed(refusal: ApiError, field: string): ApiError {
  const { message, status, error, errors, requestId } = refusal;
  const { password = [], ...others } = errors;
  return new ApiError({ message, status, error, requestId, errors: { ...others, [field]: password } });
}

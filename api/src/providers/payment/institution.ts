import type { z } from 'zod';
import type { InstitutionSettings } from '../../config/institution-settings.ts';
import type { Clock } from '../../runtime/clock.ts';
import { accessTokens } from './access-tokens.ts';
import { sendRequest } from './institution-request.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/** The API of a payment institution. */
export interface Institution {
  /**
   * One call, as who we are there.
   *
   * @throws ProviderUnavailable: no answer, another status than 2xx, or an answer that does not fit; a call that changes something may
   *   have happened then, unless `status` says that it was refused
   */
  call<Schema extends z.ZodType>(
    method: 'GET' | 'PUT',
    path: string,
    schema: Schema,
    body?: unknown,
  ): Promise<z.output<Schema>>;
}

/**
 * Speaks to an institution over HTTP with an access token and, where it asks for one, a certificate. A token that is refused
 * (401) is replaced once.
 */
export function institution(settings: InstitutionSettings, clock: Clock): Institution {
  const tokens = accessTokens(settings, clock);
  return {
    async call(method, path, schema, body) {
      const send = async () => {
        const token = await tokens.current();
        const answer = await sendRequest({
          method,
          url: new URL(settings.apiUrl + path),
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          body: body === undefined ? '' : JSON.stringify(body),
          tls: settings.tls,
        });
        if (answer.status === 401) tokens.forget(token);
        return answer;
      };
      try {
        const first = await send();
        const { status, text } = first.status === 401 ? await send() : first;
        if (status < 200 || status > 299)
          throw new ProviderUnavailable(`${method} answered ${status}`, { status });
        return schema.parse(text === '' ? null : JSON.parse(text));
      } catch (error) {
        if (error instanceof ProviderUnavailable) throw error;
        throw new ProviderUnavailable(`${method} failed`, { cause: error });
      }
    },
  };
}

/** What a call answers, or null when the institution does not know what was asked for (404). @throws what the call throws else */
export async function orNotFound<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderUnavailable && error.status === 404) return null;
    throw error;
  }
}

import { z } from 'zod';
import { DomainError } from '../domain-error.ts';

const clientData = z.object({ challenge: z.string().min(16).max(256) });

/**
 * The challenge that a browser says it has signed. Whether it is one of ours is seen when it is used up.
 *
 * @throws DomainError passkey_refused when there is none to be read
 */
export function challengeIn({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string {
  try {
    const json: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return clientData.parse(json).challenge;
  } catch {
    throw new DomainError('passkey_refused');
  }
}

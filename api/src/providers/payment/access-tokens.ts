import { z } from 'zod';
import type { InstitutionSettings } from '../../config/institution-settings.ts';
import type { Clock } from '../../runtime/clock.ts';
import { sendRequest } from './institution-request.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/** The token that is in use, of one set of credentials. */
export interface AccessTokens {
  /** @throws ProviderUnavailable */
  current(): Promise<string>;
  /** A token that was refused is used no more. */
  forget(token: string): void;
}

/** A token is renewed this long before its end, so that it does not end on its way; a short-lived one, after three quarters of its life. */
const EARLY_MS = 60_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Token {
  readonly value: string;
  readonly renewAtMs: number;
}

/**
 * Tokens by OAuth 2.0 client credentials. Callers at the same time share one request for a token.
 *
 * Source: RFC 6749 4.4, API Pix (Central Bank).
 */
export function accessTokens(settings: InstitutionSettings, clock: Clock): AccessTokens {
  let token: Token | null = null;
  let asked: Promise<Token> | null = null;
  return {
    async current() {
      if (token && clock.now().getTime() < token.renewAtMs) return token.value;
      asked ??= askToken(settings, clock).finally(() => (asked = null));
      token = await asked;
      return token.value;
    },
    forget(refused) {
      if (token?.value === refused) token = null;
    },
  };
}

async function askToken(settings: InstitutionSettings, clock: Clock): Promise<Token> {
  const { tokenUrl, clientId, clientSecret, scope, tls } = settings;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  try {
    const { status, text } = await sendRequest({
      method: 'POST',
      url: new URL(tokenUrl),
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
      tls,
    });
    if (status !== 200) throw new ProviderUnavailable(`the token was refused with ${status}`, { status });
    const { access_token: value, expires_in: lifeSeconds } = tokenAnswer.parse(JSON.parse(text));
    const lifeMs = lifeSeconds * 1_000;
    return { value, renewAtMs: clock.now().getTime() + Math.max(lifeMs - EARLY_MS, lifeMs * 0.75) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable('the token could not be had', { cause: error });
  }
}

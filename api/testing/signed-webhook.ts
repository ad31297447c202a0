import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';
import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../src/providers/payment/signature.ts';

/** A webhook as the sandbox bank sends it: the bytes of its body, signed. */
export async function sendSigned(
  test: Pick<TestApp, 'app' | 'deps'>,
  path: string,
  body: unknown,
): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return sendWebhook(test, path, payload, signatureFor(test, payload));
}

/** The same with a signature of the test's own; without one, unsigned. */
export async function sendWebhook(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  payload: string,
  signature?: string,
): Promise<LightMyRequestResponse> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
  };
  return app.inject({ method: 'POST', url: path, headers, payload });
}

/** The signature of the sandbox bank, so old. */
export function signatureFor({ deps }: Pick<TestApp, 'deps'>, payload: string, ageMs = 0): string {
  const key = purposeKey(deps.config.providerSecret, 'pix-webhook');
  return signatureOf(key, payload, new Date(deps.clock.now().getTime() - ageMs));
}

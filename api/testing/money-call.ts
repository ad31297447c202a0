import type { ApiKey } from '@mosaico/shared/api';
import type { TestApp } from './test-app.ts';

/** One call, ready to be sent any number of times. */
export interface MoneyCall {
  /** @returns what it was answered, without what tells attempts apart */
  readonly send: () => Promise<string>;
  /** What has come of it. */
  readonly effect: () => Promise<unknown>;
  /** What comes of it, however often it is sent. */
  readonly expected: unknown;
  /** What all copies are answered but one, where only the first is done; left out where all are answered alike. */
  readonly others?: string;
  /** Of a webhook: what is sent to it. */
  readonly webhook?: { readonly path: string; readonly body: unknown };
}

/** Prepares a call, by endpoint, webhook or call of the wallet. */
export type MoneyCalls = Readonly<Record<string, () => Promise<MoneyCall>>>;

const VARYING = /"(request_id|expires_in_seconds)":("[^"]*"|\d+),?/g;

/** An answer without what tells attempts apart. */
export function comparable(status: number, body: unknown): string {
  return `${status} ${JSON.stringify(body).replace(VARYING, '')}`;
}

/** Sends a call. @returns what it was answered, without what tells attempts apart */
export async function answered(
  test: TestApp,
  key: ApiKey,
  input: Parameters<TestApp['send']>[1],
): Promise<string> {
  for (;;) {
    const { status, body } = await test.send(key, input);
    // Too many passwords at once are refused without being looked at; a client sends such a call again.
    if (status !== 503) return comparable(status, body);
  }
}

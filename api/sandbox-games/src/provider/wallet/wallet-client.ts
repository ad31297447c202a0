import type { z } from 'zod';
import * as protocol from '@mosaico/shared/game-wallet';
import type { Clock, Random } from '../provider.ts';

/** After this long a bet's fate is unknown, and it is taken back. Source: W7. */
const TIMEOUT_MS = 3_000;

/** `unknown`: no answer, or one that says nothing: the action may have happened or not. */
export type WalletResult<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      readonly code: protocol.WalletRefusalCode;
      readonly balanceCentavos: number | undefined;
    }
  | { readonly kind: 'unknown' };

type Sent<Request> = Omit<Request, 'request_uuid'>;

/** The provider's side of the wallet's wire. */
export interface WalletClient {
  authenticate(
    request: Sent<protocol.AuthenticateRequest>,
  ): Promise<WalletResult<protocol.AuthenticateAnswer>>;
  balance(request: Sent<protocol.AuthenticateRequest>): Promise<WalletResult<protocol.BalanceAnswer>>;
  bet(request: Sent<protocol.BetRequest>): Promise<WalletResult<protocol.BalanceAnswer>>;
  win(request: Sent<protocol.WinRequest>): Promise<WalletResult<protocol.BalanceAnswer>>;
  rollback(request: Sent<protocol.RollbackRequest>): Promise<WalletResult<protocol.BalanceAnswer>>;
}

export interface WalletClientOptions {
  /** Origin of the wallet. */
  readonly baseUrl: string;
  readonly integration: string;
  /** The integration's own secret. */
  readonly secret: string;
  readonly clock: Clock;
  readonly random: Random;
  /** The network; a test may make it fail. */
  readonly send?: typeof fetch;
  readonly timeoutMs?: number;
}

/** Talks to the wallet over signed HTTP, and in no other way. */
export function walletClient(options: WalletClientOptions): WalletClient {
  const call =
    <Request, Answer>(name: string, schema: z.ZodType<Answer>) =>
    (request: Sent<Request>) =>
      post(options, name, { ...request, request_uuid: options.random.uuid() }, schema);
  return {
    authenticate: call<protocol.AuthenticateRequest, protocol.AuthenticateAnswer>(
      'authenticate',
      protocol.authenticateAnswer,
    ),
    balance: call<protocol.AuthenticateRequest, protocol.BalanceAnswer>('balance', protocol.balanceAnswer),
    bet: call<protocol.BetRequest, protocol.BalanceAnswer>('bet', protocol.balanceAnswer),
    win: call<protocol.WinRequest, protocol.BalanceAnswer>('win', protocol.balanceAnswer),
    rollback: call<protocol.RollbackRequest, protocol.BalanceAnswer>('rollback', protocol.balanceAnswer),
  };
}

async function post<Answer>(
  options: WalletClientOptions,
  name: string,
  body: object,
  schema: z.ZodType<Answer>,
): Promise<WalletResult<Answer>> {
  const { send = fetch, timeoutMs = TIMEOUT_MS } = options;
  const rawBody = Buffer.from(JSON.stringify(body));
  try {
    const response = await send(`${options.baseUrl}${protocol.WALLET_PATH}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders(options, name, rawBody) },
      body: rawBody,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return read(await response.json(), schema);
  } catch {
    return { kind: 'unknown' }; // no answer, or none that can be read
  }
}

function signatureHeaders(
  { integration, secret, clock }: WalletClientOptions,
  action: string,
  rawBody: Buffer,
): Record<string, string> {
  const timestamp = String(clock.now().getTime());
  const signature = protocol.signatureOf(secret, { action, timestamp, rawBody });
  return {
    [protocol.PROVIDER_HEADER]: integration,
    [protocol.TIMESTAMP_HEADER]: timestamp,
    [protocol.SIGNATURE_HEADER]: signature,
  };
}

function read<Answer>(body: unknown, schema: z.ZodType<Answer>): WalletResult<Answer> {
  const ok = schema.safeParse(body);
  if (ok.success) return { kind: 'ok', answer: ok.data };
  const refusal = protocol.refusalAnswer.safeParse(body);
  if (!refusal.success || refusal.data.status === 'UNKNOWN') return { kind: 'unknown' };
  return { kind: 'refused', code: refusal.data.status, balanceCentavos: refusal.data.balance_centavos };
}

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { RegistryError } from '../../registry/registry-error.ts';
import { UsageError } from '../arguments/usage-error.ts';

/** Where commands go, in the words of the command line. */
export const COMMANDS_PATH = '/v1/commands';

const TRIES = 6;
const TIMEOUT_MS = 60_000;

const refusalSchema = z.object({ error: z.string(), reasons: z.array(z.string()).default([]) });

/** Calls of the release API. What failed on its way is sent again: everything here may arrive twice. */
export function releaseApi(api: URL, token: string) {
  const base = api.href.replace(/\/+$/, '');

  return async function call<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    schema: z.ZodType<Answer>,
    { body, headers = {}, isRepeatable = true }: Sent = {},
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${base}${path}`, {
        method,
        redirect: 'error',
        headers: { authorization: `Bearer ${token}`, ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body }),
      }).catch((error: unknown) => reasonOf(error));
      const isPassing = typeof response === 'string' || [429, 502, 503, 504].includes(response.status);
      if (isPassing && isRepeatable && attempt < TRIES) {
        await pause(waitOf(response, attempt));
        continue;
      }
      if (typeof response === 'string') throw new RegistryError(`${base} cannot be reached (${response})`);
      return await read(response, schema, path);
    }
  };
}

/** As long as the API says, within reason. */
function waitOf(response: Response | string, attempt: number): number {
  const asked = typeof response === 'string' ? NaN : Number(response.headers.get('retry-after')) * 1_000;
  return asked > 0 ? Math.min(asked, 60_000) : 200 * 2 ** attempt;
}

export type Call = ReturnType<typeof releaseApi>;

interface Sent {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** False: it is not known whether a call without an answer was done. */
  readonly isRepeatable?: boolean;
}

async function read<Answer>(response: Response, schema: z.ZodType<Answer>, path: string): Promise<Answer> {
  const document: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const answer = schema.safeParse(document);
    if (answer.success) return answer.data;
    throw new RegistryError('The release API gave an answer of another version');
  }
  const refusal = refusalSchema.safeParse(document);
  const { error, reasons } = refusal.success
    ? refusal.data
    : { error: `The release API answered ${response.status}`, reasons: [] };
  if (response.status === 422 && path === COMMANDS_PATH) throw new UsageError(error);
  throw new RemoteRefusal(response.status, error, reasons);
}

/** The API said no. */
export class RemoteRefusal extends RegistryError {
  readonly status: number;

  constructor(status: number, message: string, reasons: readonly string[]) {
    super(message, reasons);
    this.status = status;
  }
}

function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

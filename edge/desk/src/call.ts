import { DESK_PATHS, type DeskAnswer, type DeskState } from '../wire.ts';

/** A call was refused, or did not arrive. The message is for people. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** 0: no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws CallError */
export async function logIn(token: string): Promise<void> {
  await call('POST', DESK_PATHS.session, { token });
}

/** @throws CallError */
export async function logOut(): Promise<void> {
  await call('DELETE', DESK_PATHS.session);
}

/** @throws CallError, with status 401 when nobody is logged in */
export async function readState(environment: string): Promise<DeskState> {
  const response = await call('GET', `${DESK_PATHS.state}?environment=${encodeURIComponent(environment)}`);
  return (await response.json()) as DeskState;
}

/** Gives a command in the words of the command line. @throws CallError with the reasons when it is refused */
export async function command(argv: readonly string[]): Promise<NonNullable<DeskAnswer['data']>> {
  const response = await call('POST', DESK_PATHS.commands, { argv });
  const { ok, text = '', data = {} } = (await response.json()) as DeskAnswer;
  if (ok !== true) throw new CallError(409, text);
  return data;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers, cache: 'no-store', ...content }).catch(() => {
    throw new CallError(0, '');
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as DeskAnswer;
  const reasons = (answer.reasons ?? []).map((reason) => `\n${reason}`);
  throw new CallError(response.status, `${answer.error ?? response.statusText}${reasons.join('')}`);
}

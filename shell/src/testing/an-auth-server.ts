import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { aUser } from '@mosaico/shared/testing';
import type { FakeAnswer, FakeServer, Sent } from './fake-network.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

export const ok = (data: unknown): FakeAnswer => ({ body: { code: 200, message: 'OK', data } });
export const refusal = (status: number, error: string, message: string, errors = {}): FakeAnswer => ({
  status,
  body: { code: status, error, message, errors, request_id: 'r' },
});

interface AuthServer {
  readonly server: FakeServer;
  /** What every post that is no verification code and no user info is answered with. */
  answer: FakeAnswer | null;
  /** What the user info is answered with. */
  me: FakeAnswer | null;
  /** In place of a verification code, when set. */
  noCode: FakeAnswer | null;
  /** Whether an answer is the solution of the work of this key. */
  isDone(key: string, answer: string): Promise<boolean>;
}

/** A server with a verification code for every request: pictures, and real work, a small one. */
export function anAuthServer(answer: FakeAnswer | null): AuthServer {
  const challenges = new Map<string, Challenge>();
  let codes = 0;

  async function code({ body }: Sent): Promise<FakeAnswer> {
    const key = `key-${(codes += 1)}`;
    const isWork = (body as { mode?: string }).mode === 'work';
    if (!isWork) return ok({ key, img: 'data:image/svg+xml,', challenge: null, expires_in: 120 });
    const challenge = await createChallenge({
      ...SECRETS,
      algorithm: 'PBKDF2/SHA-256',
      cost: 2,
      counter: 12,
      deriveKey,
    });
    challenges.set(key, challenge);
    return ok({ key, img: '', challenge: JSON.stringify(challenge), expires_in: 120 });
  }
  const state: AuthServer = {
    answer,
    me: ok(aUser()),
    noCode: null,
    server(sent) {
      if (sent.url.startsWith('/api/auth/captcha')) return state.noCode ?? code(sent);
      return sent.url.startsWith('/api/auth/me') ? state.me : state.answer;
    },
    async isDone(key, given) {
      const challenge = challenges.get(key);
      if (!challenge) return false;
      const solution = JSON.parse(given) as { counter: number; derivedKey: string };
      return (await verifySolution({ ...SECRETS, challenge, solution, deriveKey })).verified;
    },
  };
  return state;
}

/** The bodies of what was posted to a path. */
export function posted(sent: readonly Sent[], path: string): unknown[] {
  return sent.filter(({ url }) => url.startsWith(path)).map(({ body }) => body);
}

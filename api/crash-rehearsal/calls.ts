import type { MakeRequest } from './ask.ts';
import type { Player } from './world.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of a member who is logged in. */
export function member({ token }: Player): Headers {
  return bearer(token);
}

export function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` };
}

export function get(path: string, headers: Headers): MakeRequest {
  return () => ({ path, headers });
}

export function post(path: string, headers: Headers, fields: object): MakeRequest {
  return () => ({ path, headers, body: JSON.stringify(fields) });
}

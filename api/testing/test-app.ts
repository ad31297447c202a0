import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Answer, ApiKey, ErrorBody } from '@mosaico/shared/api';
import { buildApp, type Serving } from '../src/serving/app.ts';
import type { Config } from '../src/config/config.ts';
import { insertMember, insertSite, openToken, type InsertedMember } from './builders.ts';
import { type TestDatabase, useDatabase } from './test-database.ts';
import { testDeps, type TestDeps } from './test-deps.ts';

/** An application of one test file, on its database, with one site and one logged-in member. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: TestDeps;
  /** PostgreSQL only: where to open further connections to the same data. */
  readonly databaseUrl: string;
  readonly siteKey: string;
  readonly member: InsertedMember;
  readonly token: string;
  /** Calls an endpoint as the member (or with another token, or none). Texts come in English unless `lang` is given. */
  call<K extends ApiKey>(key: K, input?: CallInput): Promise<Called<Answer<K> & Refusal>>;
  /** The same for any `METHOD /path`, with its body unread. */
  send(address: string, input?: CallInput): Promise<Called<unknown>>;
}

/** What a refused call has beside `code` and `message`. */
type Refusal = Pick<ErrorBody, 'error' | 'request_id'> & {
  readonly errors: Readonly<Record<string, readonly string[]>>;
};

export interface CallInput {
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly host?: string;
  readonly headers?: Record<string, string>;
}

export interface Called<Body> {
  readonly status: number;
  /** The parsed body. */
  readonly body: Body;
  readonly response: LightMyRequestResponse;
}

/**
 * Starts the application before the tests of the file. Read inside tests and hooks.
 *
 * @param test its database; one of the test file's own unless given
 */
export function useApp(
  serving: Serving,
  config: Partial<Config> = {},
  test: TestDatabase = useDatabase(),
): TestApp {
  let started: Omit<TestApp, 'call' | 'send' | 'databaseUrl'> | undefined;
  beforeAll(async () => {
    const deps = testDeps(test.db, config);
    const app = buildApp(deps, serving);
    await app.ready();
    const siteKey = await insertSite(test.db);
    const member = await insertMember(test.db, siteKey);
    const token = await openToken(test.db, member, deps.clock.now());
    started = { app, deps, siteKey, member, token };
  });
  afterAll(() => started?.app.close());
  const current = () => {
    if (!started) throw new Error('the test application is started only inside tests and hooks');
    return started;
  };
  return {
    get app() {
      return current().app;
    },
    get deps() {
      return current().deps;
    },
    get databaseUrl() {
      return test.url;
    },
    get siteKey() {
      return current().siteKey;
    },
    get member() {
      return current().member;
    },
    get token() {
      return current().token;
    },
    call: (key, input) => send(current(), key, input) as Promise<Called<never>>,
    send: (address, input) => send(current(), address, input),
  };
}

type Started = Pick<TestApp, 'app' | 'siteKey' | 'token'>;

async function send(
  { app, siteKey, token }: Started,
  key: string,
  input: CallInput = {},
): Promise<Called<unknown>> {
  const [method = 'GET', address = '/'] = key.split(' ');
  const bearer = input.token === undefined ? token : input.token;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = { ...(method === 'GET' ? { lang: 'en' } : {}), ...input.query };
  for (const [name, value] of Object.entries(query)) searchParams.set(name, String(value));
  const response = await app.inject({
    method: method as 'GET' | 'POST',
    url: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname,
    headers: {
      host: input.host ?? `${siteKey}.test`,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...input.headers,
    },
    ...(method === 'POST' ? { payload: { lang: 'en', ...(input.body as object | undefined) } } : {}),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json<unknown>() : response.body, response };
}

import type { ApiKey, Input } from '@mosaico/shared/api';
import { type ApiError, isApiError } from '@mosaico/shared/area';
import { fakeNetwork, type FakeServer } from '../../testing/fake-network.ts';
import { createApi, type ApiOptions } from './api.ts';

const TEXTS = {
  networkError: 'Network error, please try again later',
  'session.notLoggedIn': 'Você ainda não entrou. Faça login para continuar',
} as const;
const OK: FakeServer = () => ({ body: { code: 200, message: 'OK', data: [] } });

function setUp(server: FakeServer = OK, changes: Partial<ApiOptions> = {}) {
  const network = fakeNetwork(server);
  const lost: (string | null)[] = [];
  const api = createApi({
    config: { apiBase: '', adminBase: '', redirectOrigins: [] },
    origin: 'https://site.example',
    token: () => null,
    lang: () => 'pt',
    text: (key) => TEXTS[key],
    onUnauthenticated: (token) => lost.push(token),
    random: () => 0.5,
    adapter: network.adapter,
    ...changes,
  });
  return { api, lost, sent: network.sent };
}
const post = 'POST /api/auth/captcha';
const get = 'GET /api/profilepictures';

describe('api client', () => {
  it('[R161] [R162] carries lang in the query of every request and in the body of a post', async () => {
    const { api, sent } = setUp();

    await api.call(get, { query: {} });
    await api.call(post, { body: {} });

    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/profilepictures?lang=pt', body: undefined });
    expect(sent[1]).toMatchObject({ method: 'POST', url: '/api/auth/captcha?lang=pt', body: { lang: 'pt' } });
  });

  it('[R163] carries no lang when no language is stored', async () => {
    const { api, sent } = setUp(OK, { lang: () => undefined });

    await api.call(post, { body: {} });

    expect(sent[0]).toMatchObject({ url: '/api/auth/captcha', body: {} });
  });

  it('[R184] [R197] [A4] leaves a literal lang of the path alone; the body has the stored one', async () => {
    const { api, sent } = setUp();
    const key = 'POST /api/game/record?lang=zh_cn' as ApiKey;

    await api.call(key, { body: { page: 1 } } as unknown as Input<typeof key>);

    expect(sent[0]).toMatchObject({ url: '/api/game/record?lang=zh_cn', body: { page: 1, lang: 'pt' } });
  });

  it('[R185] [A17] sends the query of a post in the address', async () => {
    const { api, sent } = setUp();

    await api.call('POST /api/games/follow', { query: { member_id: 7, name: 'onda' }, body: {} });

    expect(sent[0]).toMatchObject({
      url: '/api/games/follow?member_id=7&name=onda&lang=pt',
      body: { lang: 'pt' },
    });
  });

  it('[R154] [R164] sends the bearer header with a token, and without one no header that would spoil a preload', async () => {
    const token = { value: null as string | null };
    const { api, sent } = setUp(OK, { token: () => token.value });

    await api.call(get, { query: {} });
    token.value = 'secret';
    await api.call(get, { query: {} });

    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Accept']);
    expect(sent[1]?.headers).toMatchObject({ Authorization: 'Bearer secret' });
    // What a browser has preloaded for a visitor answers no request with credentials.
    expect(sent.map(({ withCredentials }) => withCredentials)).toEqual([false, true]);
  });

  it('[R166] [A23] asks the configured hosts, and gives the token to the API alone', async () => {
    const config = {
      apiBase: 'https://api.example/',
      adminBase: 'https://admin.example',
      redirectOrigins: [],
    };
    const { api, sent } = setUp(OK, { config, token: () => 'secret' });

    await api.call('GET /api/dynamicwebs/getdata', { query: { sitename: 'site.example' } });
    await api.call(get, { query: {} });

    expect(sent[0]?.url).toBe('https://admin.example/api/dynamicwebs/getdata?sitename=site.example&lang=pt');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
    expect(sent[1]?.url).toBe('https://api.example/api/profilepictures?lang=pt');
    expect(sent[1]?.headers).toHaveProperty('Authorization');
    expect(sent[1]?.withCredentials).toBe(false);
  });

  it('[R165] answers with the body', async () => {
    const { api } = setUp();

    await expect(api.call(get, { query: {} })).resolves.toEqual({ code: 200, message: 'OK', data: [] });
  });

  it('[R167] throws the refusal with its message, key and fields', async () => {
    const body = {
      code: 422,
      error: 'validation_failed',
      message: 'Fix it',
      errors: { name: ['Too short'] },
      request_id: 'r-1',
    };
    const { api } = setUp(() => ({ status: 422, body }));

    const error = await api.call(post, { body: {} }).catch((cause: unknown) => cause);

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      message: 'Fix it',
      status: 422,
      error: 'validation_failed',
      errors: { name: ['Too short'] },
      requestId: 'r-1',
    });
  });

  it('[R104] hands on what an endpoint says of a refusal beside its message', async () => {
    const body = { code: 400, error: 'no_spins_left', status: 'fail', message: 'None', request_id: 'r-1' };
    const { api } = setUp(() => ({ status: 400, body: { ...body, remainingspins: 0, reward: '' } }));

    const error = await api.call(post, { body: {} }).catch((cause: unknown) => cause);

    expect(error).toMatchObject({ status: 400, facts: { remainingspins: 0, reward: '' } });
    expect(Object.keys((error as ApiError).facts ?? {})).toEqual(['remainingspins', 'reward']);
  });

  it('[R229] says so when there is no network, after 15 s at most, and does not repeat a post', async () => {
    const { api, sent } = setUp(() => null);

    await expect(api.call(post, { body: {} })).rejects.toMatchObject({
      message: 'Network error, please try again later',
      error: 'network',
      status: 0,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.timeoutMs).toBe(15_000);
  });

  it('[A24] tells of every call that failed, but not of one that was refused', async () => {
    const failures: string[] = [];
    const onFailure: ApiOptions['onFailure'] = (key, { status }) => failures.push(`${key} ${status}`);
    const answers = [
      null,
      { status: 500, body: 'broken' },
      { status: 422, body: { code: 422, message: 'No' } },
    ];
    const { api } = setUp(() => answers.shift() ?? null, { onFailure });

    for (let call = 0; call < 3; call += 1) await api.call(post, { body: {} }).catch(() => undefined);

    expect(failures).toEqual([`${post} 0`, `${post} 500`]);
  });

  it('[R229] repeats a failed get three times, waiting longer each time', async () => {
    jest.useFakeTimers();
    const { api, sent } = setUp(() => ({ status: 503, body: { code: 503, message: 'Down' } }));

    const call = api.call(get, { query: {} }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(799);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1 + 1_600 + 3_200);

    await expect(call).resolves.toMatchObject({ message: 'Down' });
    expect(sent).toHaveLength(4);
    jest.useRealTimers();
  });

  it('[R229] repeats a get for which the HTTP client did not come, and calls it the network', async () => {
    jest.useFakeTimers();
    const missing = Object.assign(new Error('Loading chunk http failed.'), { name: 'ChunkLoadError' });
    const faults = [missing];
    const server: FakeServer = () => {
      const fault = faults.shift();
      return fault ? Promise.reject(fault) : { body: { code: 200 } };
    };
    const { api } = setUp(server);

    const call = api.call(get, { query: {} });
    await jest.advanceTimersByTimeAsync(400);
    await expect(call).resolves.toEqual({ code: 200 });

    faults.push(missing);
    await expect(api.call(post, { body: {} })).rejects.toMatchObject({ error: 'network', status: 0 });
    jest.useRealTimers();
  });

  it('does not repeat a get that was refused', async () => {
    const { api, sent } = setUp(() => ({ status: 404, body: { code: 404, message: 'Not found' } }));

    await expect(api.call(get, { query: {} })).rejects.toMatchObject({ message: 'Not found' });
    expect(sent).toHaveLength(1);
  });

  it.each([200, 400, 401, 500])(
    '[R118] [R225] [R158] tells of "Unauthenticated." at status %d, with the token that was refused, and says it in the language of the player',
    async (status) => {
      const { api, lost } = setUp(() => ({ status, body: { code: status, message: 'Unauthenticated.' } }), {
        token: () => 'old',
      });

      await expect(api.call(post, { body: {} })).rejects.toMatchObject({
        message: TEXTS['session.notLoggedIn'],
        status,
      });
      expect(lost).toEqual(['old']);
    },
  );

  it('[R118] takes the text by the letter', async () => {
    const { api, lost } = setUp(() => ({ status: 401, body: { code: 401, message: 'Unauthenticated' } }), {
      token: () => 'old',
    });

    await expect(api.call(post, { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(lost).toEqual([]);
  });

  it('sends the key of an action with it', async () => {
    const { api, sent } = setUp();

    await api.call(post, { body: {} }, { idempotencyKey: 'k-1' });

    expect(sent[0]?.headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
  });

  it('ends with an AbortError when the caller gives up', async () => {
    const stop = new AbortController();
    const { api } = setUp(() => {
      stop.abort();
      return { body: {} };
    });

    await expect(api.call(get, { query: {} }, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

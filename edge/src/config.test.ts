import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('have defaults for a developer', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:4001',
      registry: expect.stringMatching(/\.mosaico\/registry$/),
      tls: null,
      devOverrides: null,
      metrics: null,
      accessLogLevel: 'info',
    });
  });

  it('take origins of games and addresses of developers', () => {
    const overrides = JSON.stringify({ games: 'http://localhost:4100' });

    const config = readConfig({
      GAME_ORIGINS: 'https://a.example/x, https://b.example',
      REDIRECT_ORIGINS: 'https://pay.example/checkout',
      MOSAICO_DEV_OVERRIDES: overrides,
    });

    expect(config.gameOrigins).toEqual(['https://a.example', 'https://b.example']);
    expect(config.redirectOrigins).toEqual(['https://pay.example']);
    expect(config.devOverrides).toEqual({ games: 'http://localhost:4100/' });
  });

  it('take where rollbacks are told, over TLS or on this machine [G62]', () => {
    const secret = `whsec_${'a'.repeat(32)}`;
    const webhook = (url: string) =>
      readConfig({ ROLLBACK_WEBHOOK_URL: url, ROLLBACK_WEBHOOK_SECRET: secret }).rollbackWebhook;

    expect(webhook('https://desk.example/hook')).toEqual({ url: 'https://desk.example/hook', secret });
    expect(webhook('http://127.0.0.1:9/')).toEqual({ url: 'http://127.0.0.1:9/', secret });
    expect(readConfig({}).rollbackWebhook).toBeNull();
    expect(readConfig({ AUTOMATIC_ROLLBACK: 'off' }).automaticRollback).toBe(false);
    for (const url of ['http://desk.example/', 'https://a:b@desk.example/', 'desk', 'file:///etc/passwd'])
      expect(() => webhook(url)).toThrow('ROLLBACK_WEBHOOK_URL must be');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ API_URL: 'localhost:4001' }, 'API_URL'],
    [{ API_URL: '' }, 'API_URL'],
    [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT'],
    [{ ACCESS_LOG_LEVEL: 'all' }, 'ACCESS_LOG_LEVEL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be networks'],
    [{ TRUSTED_PROXY_HOPS: '0' }, 'TRUSTED_PROXY_HOPS must be a number'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'needs TRUSTED_PROXY_HOPS'],
    [{ AUTOMATIC_ROLLBACK: 'yes' }, 'AUTOMATIC_ROLLBACK must be on or off'],
    [{ ROLLBACK_WEBHOOK_URL: 'https://a.example' }, 'must both be set'],
    [
      { ROLLBACK_WEBHOOK_URL: 'https://a.example', ROLLBACK_WEBHOOK_SECRET: 'short' },
      'must be whsec_ and at least 24 bytes',
    ],
    [{ ASSETS_DIR: '/nowhere' }, 'ASSETS_DIR'],
    [{ GAME_ORIGINS: "'unsafe-inline'" }, 'GAME_ORIGINS'],
    [{ REDIRECT_ORIGINS: 'javascript:alert(1)' }, 'REDIRECT_ORIGINS'],
    [{ EDGE_TLS_KEY: '/nowhere' }, 'must both be set'],
    [{ EDGE_TLS_KEY: '/nowhere', EDGE_TLS_CERT: '/nowhere' }, 'no file'],
    [{ MOSAICO_DEV_OVERRIDES: 'games=1' }, 'MOSAICO_DEV_OVERRIDES'],
    [{ MOSAICO_DEV_OVERRIDES: '{"games":"javascript:1"}' }, 'MOSAICO_DEV_OVERRIDES'],
    [{ MOSAICO_DEV_OVERRIDES: '{}', NODE_ENV: 'production' }, 'development only'],
  ])('refuse %j and name what is wrong', (environment, text) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(text);
  });

  it('[G60] takes the database of the registry from the environment or a file, and says no password', async () => {
    const url = 'postgres://edge:hush@db.example/registry';
    const file = join(await mkdtemp(join(tmpdir(), 'mosaico-config-')), 'url');
    await writeFile(file, `${url}\n`);

    expect(readConfig({}).registryDatabase).toBeNull();
    expect(readConfig({ REGISTRY_DATABASE_URL: url }).registryDatabase).toBe(url);
    expect(readConfig({ REGISTRY_DATABASE_URL_FILE: file }).registryDatabase).toBe(url);
    const wrong = () => readConfig({ REGISTRY_DATABASE_URL: 'mysql://edge:hush@db.example' });
    expect(wrong).toThrow(
      'REGISTRY_DATABASE_URL must be an address like postgres://user:password@host/database',
    );
    expect(wrong).not.toThrow('hush');
    await rm(dirname(file), { recursive: true });
  });
});

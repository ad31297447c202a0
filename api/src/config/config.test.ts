import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const generated = () => 'generated-secret-of-the-folder';
/** What a production process cannot do without. */
const production = { NODE_ENV: 'production', PROVIDER_SECRET: 'a-long-given-secret' };

describe('the configuration', () => {
  it('has a working default for everything', () => {
    expect(readConfig({}, generated)).toEqual({
      isProduction: false,
      host: '127.0.0.1',
      port: 4100,
      dataDir: '.mosaico/data',
      databaseUrl: null,
      publicOrigin: 'http://localhost:4000',
      selfUrl: 'http://127.0.0.1:4100',
      providerSecret: 'generated-secret-of-the-folder',
      dataKey: 'generated-secret-of-the-folder',
      captchaFixedCode: null,
      rateLimitFactor: 1,
      seedsDemo: true,
      catalogueTitles: null,
      paymentProvider: 'sandbox',
      institution: null,
      gameProvider: 'sandbox',
      gameFaults: 0,
      hub88: null,
      messageProvider: 'sandbox',
      smtp: null,
      barredPlayersProvider: 'sandbox',
      identityProvider: 'sandbox',
      reviewDelaySeconds: 20,
      operators: [],
      drainMs: 0,
      trustedProxies: { networks: ['127.0.0.0/8', '::1/128'], hops: 16 },
      metrics: null,
      logLevel: 'info',
    });
  });

  it('[R123] takes operators with the hashes of their keys, one after the other', () => {
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];

    const { operators } = readConfig({ OPERATOR_KEYS: `ana:${a}\n bruno.2:${b},` }, generated);

    expect(operators).toEqual([
      { name: 'ana', keyHash: a },
      { name: 'bruno.2', keyHash: b },
    ]);
  });

  it('takes API_PORT before PORT, and an origin without its path', () => {
    const config = readConfig(
      { API_PORT: '4001', PORT: '4000', PUBLIC_ORIGIN: 'https://casino.example/' },
      generated,
    );

    expect([config.port, config.selfUrl, config.publicOrigin]).toEqual([
      4001,
      'http://127.0.0.1:4001',
      'https://casino.example',
    ]);
  });

  it('seeds the demonstration sites, in production only when asked', () => {
    expect(readConfig(production, generated).seedsDemo).toBe(false);
    expect(readConfig({ ...production, SEED_DEMO: 'yes' }, generated).seedsDemo).toBe(true);
    expect(readConfig({ SEED_DEMO: 'no' }, generated).seedsDemo).toBe(false);
  });

  it('has no providers in production unless they are named', () => {
    expect(readConfig(production, generated)).toMatchObject({
      paymentProvider: 'none',
      gameProvider: 'none',
      messageProvider: 'none',
    });
    // Allowing a sandbox is not asking for one.
    expect(readConfig({ ...production, ALLOW_SANDBOX: 'yes' }, generated)).toMatchObject({
      paymentProvider: 'none',
      messageProvider: 'none',
    });
    expect(readConfig({ GAME_PROVIDER: 'none' }, generated)).toMatchObject({
      paymentProvider: 'sandbox',
      gameProvider: 'none',
    });
  });

  it('has sandboxes in production where both the provider and the demonstration are named', () => {
    const env = { ...production, ALLOW_SANDBOX: 'yes', PAYMENT_PROVIDER: 'sandbox' };

    expect(readConfig(env, generated)).toMatchObject({ paymentProvider: 'sandbox', gameProvider: 'none' });
  });

  it('asks for the kept secret only when none is given', () => {
    const config = readConfig({ PROVIDER_SECRET: 'a-long-given-secret' }, () => {
      throw new Error('not to be asked');
    });

    expect(config.providerSecret).toBe('a-long-given-secret');
  });

  it('takes the secrets from files where files are named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mosaico-config-'));
    writeFileSync(join(folder, 'secret'), 'a-secret-in-a-file\n');
    writeFileSync(join(folder, 'url'), 'postgres://u:p@h/d\n');

    const config = readConfig(
      {
        NODE_ENV: 'production',
        PROVIDER_SECRET_FILE: join(folder, 'secret'),
        DATABASE_URL_FILE: join(folder, 'url'),
      },
      generated,
    );

    expect([config.providerSecret, config.databaseUrl]).toEqual(['a-secret-in-a-file', 'postgres://u:p@h/d']);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ API_PORT: 'abc' }, 'wrong configuration: API_PORT'],
    [{ API_PORT: '70000' }, 'wrong configuration: API_PORT'],
    [{ DRAIN_SECONDS: '60' }, 'wrong configuration: DRAIN_SECONDS'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, edge.internal' },
      'wrong configuration: TRUSTED_PROXIES must be networks',
    ],
    [{ DATABASE_URL: 'mysql://secret@host' }, 'wrong configuration: DATABASE_URL'],
    [
      { PROVIDER_SECRET: 'short', RATE_LIMIT_FACTOR: '0' },
      'wrong configuration: PROVIDER_SECRET, RATE_LIMIT_FACTOR',
    ],
    [{ NODE_ENV: 'production', CAPTCHA_FIXED_CODE: '7777' }, 'CAPTCHA_FIXED_CODE is refused in production'],
    [{ NODE_ENV: 'production', SANDBOX_GAME_FAULTS: '0.1' }, 'SANDBOX_GAME_FAULTS is refused in production'],
    [{ SANDBOX_GAME_FAULTS: '1.5' }, 'wrong configuration: SANDBOX_GAME_FAULTS'],
    [{ PAYMENT_PROVIDER: 'sandbax' }, 'wrong configuration: PAYMENT_PROVIDER'],
    [
      { GAME_PROVIDER: 'SANDBOX', MESSAGE_PROVIDER: 'yes', ALLOW_SANDBOX: '1' },
      'wrong configuration: GAME_PROVIDER, MESSAGE_PROVIDER, ALLOW_SANDBOX',
    ],
    [
      { NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox', GAME_PROVIDER: 'sandbox' },
      'PAYMENT_PROVIDER, GAME_PROVIDER: a sandbox makes money out of nothing; in production it needs ALLOW_SANDBOX=yes',
    ],
    [
      { NODE_ENV: 'production', MESSAGE_PROVIDER: 'sandbox', ALLOW_SANDBOX: 'no' },
      'MESSAGE_PROVIDER: a sandbox',
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d' },
      'PROVIDER_SECRET or PROVIDER_SECRET_FILE is needed in production',
    ],
    [{ NODE_ENV: 'production' }, 'PROVIDER_SECRET or PROVIDER_SECRET_FILE is needed in production'],
    [{ DATABASE_URL_FILE: '/nowhere' }, 'wrong configuration: DATABASE_URL_FILE: the file cannot be read'],
    [{ REVIEW_DELAY_SECONDS: '-1' }, 'wrong configuration: REVIEW_DELAY_SECONDS'],
    [{ CATALOGUE_TITLES: 'many' }, 'wrong configuration: CATALOGUE_TITLES'],
    [{ OPERATOR_KEYS: 'ana:short' }, 'wrong configuration: OPERATOR_KEYS'],
    [{ OPERATOR_KEYS: `ana:${'a'.repeat(64)} ana:${'b'.repeat(64)}` }, 'wrong configuration: OPERATOR_KEYS'],
    [
      { OPERATOR_KEYS: `ana:${'a'.repeat(64)} bruno:${'a'.repeat(64)}` },
      'wrong configuration: OPERATOR_KEYS',
    ],
    [{ METRICS_PORT: 'on' }, 'wrong configuration: METRICS_PORT must be a number'],
  ])('refuses %j by name, without the value', (env, message) => {
    expect(() => readConfig(env, generated)).toThrow(message);
    expect(() => readConfig(env, generated)).not.toThrow(/secret@host|short|u:p/);
  });
});

describe('a payment institution', () => {
  const named = {
    ...production,
    PAYMENT_PROVIDER: 'pix',
    PIX_API_URL: 'https://pix.bank.example/v2/',
    PIX_TOKEN_URL: 'https://pix.bank.example/oauth/token',
    PIX_CLIENT_ID: 'casino',
    PIX_CLIENT_SECRET: 'a-client-secret',
  };
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-institution-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is found by its addresses and the credentials for it', () => {
    expect(readConfig(named, generated)).toMatchObject({
      paymentProvider: 'pix',
      institution: {
        apiUrl: 'https://pix.bank.example/v2',
        clientId: 'casino',
        clientSecret: 'a-client-secret',
        paysOut: false,
        tellsContestations: false,
      },
    });
    expect(readConfig({ ...named, PAYMENT_PROVIDER: 'none' }, generated).institution).toBeNull();
  });

  it('is shown the certificate of the files that are named', () => {
    const files = Object.fromEntries(
      ['CERTIFICATE', 'KEY', 'CA'].map((name) => [`PIX_${name}_FILE`, join(folder, name)]),
    );
    for (const [name, file] of Object.entries(files)) writeFileSync(file, `the ${name}`);

    expect(
      readConfig({ ...named, ...files, PIX_PAYOUTS: 'envios', PIX_CONTESTATIONS: 'infracoes' }, generated)
        .institution,
    ).toMatchObject({
      tls: { cert: 'the PIX_CERTIFICATE_FILE', key: 'the PIX_KEY_FILE', ca: 'the PIX_CA_FILE' },
      paysOut: true,
      tellsContestations: true,
    });
  });

  it.each([
    ['without its address', { PIX_API_URL: '' }, 'PIX_API_URL'],
    ['in clear', { PIX_API_URL: 'http://pix.bank.example/v2' }, 'PIX_API_URL'],
    ['without a secret', { PIX_CLIENT_SECRET: '' }, 'PIX_CLIENT_SECRET'],
    ['with half a certificate', { PIX_KEY_FILE: '/nowhere' }, 'PIX_CERTIFICATE_FILE and PIX_KEY_FILE'],
    [
      'with files that are not there',
      { PIX_KEY_FILE: '/nowhere', PIX_CERTIFICATE_FILE: '/nowhere' },
      'cannot be read',
    ],
  ])('is refused %s', (_, change, reason) => {
    expect(() => readConfig({ ...named, ...change }, generated)).toThrow(reason);
  });
});

describe('the aggregator of games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-hub88-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const pem = (bits: number) => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
    return {
      open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      secret: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  };
  const keys = pem(2048);
  const site = {
    operator_id: 12,
    private_key_file: written('ours.pem', keys.secret),
    public_key_file: written('theirs.pem', keys.open),
  };
  const named = {
    ...production,
    GAME_PROVIDER: 'hub88',
    HUB88_API_URL: 'https://api.hub88.example/',
    HUB88_NETWORKS: '198.51.100.0/24, 2001:db8::1',
    HUB88_SITES_FILE: written('sites.json', JSON.stringify({ acme: site })),
  };
  const withSite = (changes: object) => ({
    ...named,
    HUB88_SITES_FILE: written('changed.json', JSON.stringify({ acme: { ...site, ...changes } })),
  });

  it('[G50] is found by its address, its networks and the keys of each site', () => {
    const { gameProvider, hub88 } = readConfig(named, generated);

    expect(gameProvider).toBe('hub88');
    expect(hub88).toMatchObject({
      apiUrl: 'https://api.hub88.example',
      networks: ['198.51.100.0/24', '2001:db8::1'],
    });
    expect(hub88?.sites.get('acme')).toMatchObject({ operatorId: 12, subPartnerId: null });
    expect(JSON.stringify([...(hub88?.sites.values() ?? [])])).not.toContain('PRIVATE');
  });

  it.each([
    ['no address', () => ({ ...named, HUB88_API_URL: '' }), 'HUB88_API_URL'],
    [
      'an address without TLS',
      () => ({ ...named, HUB88_API_URL: 'http://api.hub88.example' }),
      'HUB88_API_URL',
    ],
    ['no networks', () => ({ ...named, HUB88_NETWORKS: '' }), 'HUB88_NETWORKS'],
    [
      'networks that are none',
      () => ({ ...named, HUB88_NETWORKS: 'hub88.example' }),
      'HUB88_NETWORKS must be',
    ],
    ['no sites', () => ({ ...named, HUB88_SITES_FILE: '' }), 'HUB88_SITES_FILE'],
    [
      'a file that is not there',
      () => ({ ...named, HUB88_SITES_FILE: '/nowhere' }),
      'cannot be read as JSON',
    ],
    ['a file without a site', () => ({ ...named, HUB88_SITES_FILE: written('none.json', '{}') }), 'no site'],
    ['a site without its operator', () => withSite({ operator_id: undefined }), 'acme.operator_id'],
    ['a setting it does not know', () => withSite({ secret: 'x' }), 'acme'],
    [
      'a key that is none',
      () => withSite({ private_key_file: '/nowhere' }),
      'acme.private_key_file is no RSA key',
    ],
    [
      'a key that is too short',
      () => withSite({ public_key_file: written('short.pem', pem(1024).open) }),
      'acme.public_key_file is no RSA key of 2048 bits',
    ],
  ])('[G50] does not start with %s', (_, env, message) => {
    expect(() => readConfig(env(), generated)).toThrow(ConfigError);
    expect(() => readConfig(env(), generated)).toThrow(message);
  });
});

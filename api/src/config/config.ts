import { z } from 'zod';
import { hub88From, type Hub88Settings } from './hub88-settings.ts';
import { institutionFrom, type RealInstitution } from './institution-settings.ts';
import { smtpFrom, type SmtpSettings } from './smtp-settings.ts';
import {
  drainMsFrom,
  metricsAddressFrom,
  trustedProxiesFrom,
  withSecretFiles,
  type MetricsAddress,
  type TrustedProxies,
} from '@mosaico/shared/server';

/** Everything the environment decides; read and checked once, at the start. */
export interface Config {
  readonly isProduction: boolean;
  /** Address and port the API listens on. */
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and of generated secrets. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database, or null. */
  readonly databaseUrl: string | null;
  /** Origin the browser sees, e.g. `http://localhost:4000`; no trailing slash. */
  readonly publicOrigin: string;
  /** The API's own address for server-to-server calls of the sandboxes; no trailing slash. */
  readonly selfUrl: string;
  /** Key of everything the API signs or proves to its providers. Never logged. */
  readonly providerSecret: string;
  /** Key of what is stored encrypted or as a keyed hash, such as secrets of authenticator apps. Never logged. */
  readonly dataKey: string;
  /** Accepted as the answer of every captcha; null unless a test run asks for it. */
  readonly captchaFixedCode: string | null;
  /** Multiplies every rate limit; 1 is the product's own (G25). */
  readonly rateLimitFactor: number;
  /** Whether an empty database is filled with the demonstration sites, whose passwords everyone knows. */
  readonly seedsDemo: boolean;
  /** How many titles of the sandbox each sandbox site offers; null leaves its catalogue as it is. */
  readonly catalogueTitles: number | null;
  /** Who carries out Pix, serves the games, and sends e-mail and SMS; `none` makes what needs them unavailable. */
  readonly paymentProvider: ProviderName | 'pix';
  /** The institution of `PAYMENT_PROVIDER=pix`; null with any other. */
  readonly institution: RealInstitution | null;
  readonly gameProvider: ProviderName | 'hub88';
  /** Share of the sandbox's wallet calls that meet a fault of the network, 0 to 1. */
  readonly gameFaults: number;
  /** The aggregator of `GAME_PROVIDER=hub88`; null with any other. */
  readonly hub88: Hub88Settings | null;
  readonly messageProvider: ProviderName | 'smtp';
  /** The mail server of `MESSAGE_PROVIDER=smtp`; null with any other. */
  readonly smtp: SmtpSettings | null;
  /** Who answers for the national register of barred players, and who checks identities. */
  readonly barredPlayersProvider: ProviderName;
  readonly identityProvider: ProviderName;
  /** The review of sandbox sites approves a withdrawal after this time (R123). */
  readonly reviewDelaySeconds: number;
  /** Who may review withdrawals. */
  readonly operators: readonly Operator[];
  /** New connections are still taken this long after the readiness has failed. */
  readonly drainMs: number;
  /** Whose word about the caller's address and host is believed: the edges. */
  readonly trustedProxies: TrustedProxies;
  /** Where the metrics are served; null: nowhere. */
  readonly metrics: MetricsAddress | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A person who works for the installation, and what they prove it by. */
export interface Operator {
  readonly name: string;
  /** sha-256 (hex) of the key, which is random and long. */
  readonly keyHash: string;
}

/** `sandbox` serves the sites that are sandboxes (`sites.is_sandbox`), and no others; `pix` a payment institution, all the others; `hub88` those that its settings name; `smtp` mails of all sites that are none. */
export type ProviderName = 'sandbox' | 'none';

/** The environment has a wrong value. The message names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What the readers of settings return for a setting that they cannot read. */
interface Wrong {
  readonly wrong: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const port = z.coerce.number().int().min(0).max(65_535);
const provider = z.enum(['sandbox', 'none']).optional();
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.optional(),
  PORT: port.default(4100),
  DATA_DIR: z.string().min(1).default('.mosaico/data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  PROVIDER_SECRET: z.string().min(16).optional(),
  /** The provider secret unless given. */
  DATA_KEY: z.string().min(32).optional(),
  CAPTCHA_FIXED_CODE: z.string().min(1).max(20).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** `yes` or `no`; in production `no` unless asked for. */
  SEED_DEMO: z.enum(['yes', 'no']).optional(),
  CATALOGUE_TITLES: z.coerce.number().int().min(1).max(100_000).optional(),
  /** `none` in production unless asked for, `sandbox` elsewhere. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'none', 'pix']).optional(),
  GAME_PROVIDER: z.enum(['sandbox', 'none', 'hub88']).optional(),
  SANDBOX_GAME_FAULTS: z.coerce.number().min(0).max(1).default(0),
  MESSAGE_PROVIDER: z.enum(['sandbox', 'none', 'smtp']).optional(),
  BARRED_PLAYERS_PROVIDER: provider,
  IDENTITY_PROVIDER: provider,
  /** `yes` lets a production process have sandboxes. */
  ALLOW_SANDBOX: z.enum(['yes', 'no']).default('no'),
  TRUSTED_PROXIES: z.string().optional(),
  TRUSTED_PROXY_HOPS: z.string().optional(),
  REVIEW_DELAY_SECONDS: z.coerce.number().int().min(0).max(86_400).default(20),
  /** `name:sha256 …`: see `pnpm operator key`. */
  OPERATOR_KEYS: z.string().optional(),
  DRAIN_SECONDS: z.string().optional(),
  METRICS_PORT: z.string().optional(),
  METRICS_HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** May stand in a file that `<NAME>_FILE` names. */
const SECRETS = [
  'DATABASE_URL',
  'DATA_KEY',
  'OPERATOR_KEYS',
  'PROVIDER_SECRET',
  'PIX_CLIENT_SECRET',
  'SMTP_URL',
] as const;

/**
 * Reads the configuration.
 *
 * @param generatedSecret gives the secret kept beside the data; asked only when `PROVIDER_SECRET` is not set, never in production
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(environment: Env, generatedSecret: (dataDir: string) => string): Config {
  const { env } = orRefused(withSecretFiles(environment, SECRETS));
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((key) => (env[key] ? [[key, env[key]]] : [])),
  );
  const result = schema.safeParse(given);
  if (!result.success)
    throw new ConfigError(
      `wrong configuration: ${[...new Set(result.error.issues.map((issue) => issue.path.join('.')))].join(', ')}`,
    );
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  const drainMs = drainMsFrom(values.DRAIN_SECONDS, isProduction);
  if (drainMs === null) throw new ConfigError('wrong configuration: DRAIN_SECONDS');
  const trustedProxies = orRefused(trustedProxiesFrom(values.TRUSTED_PROXIES, values.TRUSTED_PROXY_HOPS));
  const metrics = orRefused(metricsAddressFrom(values.METRICS_PORT, values.METRICS_HOST));
  const operators = operatorsFrom(values.OPERATOR_KEYS);
  if (operators === null) throw new ConfigError('wrong configuration: OPERATOR_KEYS');
  refuseUnsafeProduction(values);
  const listenPort = values.API_PORT ?? values.PORT;
  const unasked = isProduction ? 'none' : 'sandbox';
  const providerSecret = values.PROVIDER_SECRET ?? generatedSecret(values.DATA_DIR);
  return {
    isProduction,
    host: values.API_HOST,
    port: listenPort,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    selfUrl: `http://127.0.0.1:${listenPort}`,
    providerSecret,
    dataKey: values.DATA_KEY ?? providerSecret,
    captchaFixedCode: values.CAPTCHA_FIXED_CODE ?? null,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    seedsDemo: values.SEED_DEMO ? values.SEED_DEMO === 'yes' : !isProduction,
    catalogueTitles: values.CATALOGUE_TITLES ?? null,
    paymentProvider: values.PAYMENT_PROVIDER ?? unasked,
    institution: values.PAYMENT_PROVIDER === 'pix' ? orRefused(institutionFrom(env)) : null,
    gameProvider: values.GAME_PROVIDER ?? unasked,
    gameFaults: values.SANDBOX_GAME_FAULTS,
    hub88: values.GAME_PROVIDER === 'hub88' ? orRefused(hub88From(env)) : null,
    messageProvider: values.MESSAGE_PROVIDER ?? unasked,
    smtp: values.MESSAGE_PROVIDER === 'smtp' ? orRefused(smtpFrom(env)) : null,
    barredPlayersProvider: values.BARRED_PLAYERS_PROVIDER ?? unasked,
    identityProvider: values.IDENTITY_PROVIDER ?? unasked,
    reviewDelaySeconds: values.REVIEW_DELAY_SECONDS,
    operators,
    drainMs,
    trustedProxies,
    metrics,
    logLevel: values.LOG_LEVEL,
  };
}

/** @returns null unless every entry is `name:sha256`, each name and each key once */
function operatorsFrom(text = ''): readonly Operator[] | null {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const operators = entries.flatMap((entry) => {
    const [, name, keyHash] = /^([a-z0-9][a-z0-9._-]{0,31}):([0-9a-f]{64})$/.exec(entry) ?? [];
    return name && keyHash ? [{ name, keyHash }] : [];
  });
  const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;
  const isRight =
    operators.length === entries.length &&
    isEachOnce(operators.map(({ name }) => name)) &&
    isEachOnce(operators.map(({ keyHash }) => keyHash));
  return isRight ? operators : null;
}

/** @throws ConfigError when the value says what is wrong with it */
function orRefused<Value extends object | null>(value: Value | Wrong): Value {
  if (value !== null && 'wrong' in value) throw new ConfigError(`wrong configuration: ${value.wrong}`);
  return value;
}

const PROVIDER_SETTINGS = [
  'PAYMENT_PROVIDER',
  'GAME_PROVIDER',
  'MESSAGE_PROVIDER',
  'BARRED_PLAYERS_PROVIDER',
  'IDENTITY_PROVIDER',
] as const;

function refuseUnsafeProduction(values: z.output<typeof schema>): void {
  if (values.NODE_ENV !== 'production') return;
  const sandboxes = PROVIDER_SETTINGS.filter((name) => values[name] === 'sandbox');
  if (sandboxes.length > 0 && values.ALLOW_SANDBOX !== 'yes')
    throw new ConfigError(
      `${sandboxes.join(', ')}: a sandbox makes money out of nothing; in production it needs ALLOW_SANDBOX=yes, which is for public demonstrations only`,
    );
  for (const name of ['CAPTCHA_FIXED_CODE', 'SANDBOX_GAME_FAULTS'] as const)
    if (values[name]) throw new ConfigError(`${name} is refused in production`);
  if (!values.PROVIDER_SECRET)
    throw new ConfigError(
      'PROVIDER_SECRET or PROVIDER_SECRET_FILE is needed in production: every process must use the same one',
    );
}

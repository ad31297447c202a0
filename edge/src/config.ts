import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  drainMsFrom,
  metricsAddressFrom,
  type MetricsAddress,
  REQUEST_TIMEOUT_MS,
  trustedProxiesFrom,
  type TrustedProxies,
} from '@mosaico/shared/server';
import { environmentNamed, ENVIRONMENTS, LIVE, type Environment } from './registry/environments.ts';
import { registryDatabaseUrl } from './registry/attached-database.ts';
import { registryFolder } from './registry/registry-folder.ts';
import { parseOverrides } from './server/dev-overrides.ts';
import { loopSettingsFrom, type LoopSettings } from './server/loop/loop-settings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Settings of an edge process, from the environment, checked once at start. */
export interface EdgeConfig extends LoopSettings {
  readonly port: number;
  readonly host: string;
  /** Where the API listens. */
  readonly apiUrl: string;
  readonly registry: string;
  /** What that folder is a copy of: postgres://…; null: the folder is the registry itself. */
  readonly registryDatabase: string | null;
  /** Whose map is served: what players get, or what is on its way to them. */
  readonly environment: Environment;
  /** Folder for `/assets` while the live shell brings none. */
  readonly assetsFolder: string | null;
  /** Origins of game providers, to whose pages players leave the site. */
  readonly gameOrigins: readonly string[];
  /** Further origins a player may be sent to: pages of payment providers. */
  readonly redirectOrigins: readonly string[];
  readonly tls: { readonly keyFile: string; readonly certificateFile: string } | null;
  /** Area to address of a developer's server; null in production. */
  readonly devOverrides: Readonly<Record<string, string>> | null;
  /** Pages hold the first screen, drawn by the releases themselves. */
  readonly firstScreens: boolean;
  /** Whose word about the visitor's address and protocol is believed. */
  readonly trustedProxies: TrustedProxies;
  /** A request that takes longer to arrive is ended. */
  readonly requestTimeoutMs: number;
  /** New connections are still taken this long after the readiness has failed. */
  readonly drainMs: number;
  /** Where the metrics are served; null: nowhere. */
  readonly metrics: MetricsAddress | null;
  readonly logLevel: string;
  /** Of the lines that say which requests were answered. */
  readonly accessLogLevel: AccessLogLevel;
}

const ACCESS_LOG_LEVELS = ['debug', 'info', 'silent'] as const;
type AccessLogLevel = (typeof ACCESS_LOG_LEVELS)[number];

/** A setting is wrong; the text names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings. @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  return {
    port: portOf(environment['PORT'] ?? '4000'),
    host: environment['HOST'] ?? '127.0.0.1',
    apiUrl: originOf('API_URL', environment['API_URL'] ?? 'http://127.0.0.1:4001'),
    registry: registryFolder(environment),
    registryDatabase: registryDatabaseUrl(environment),
    environment: environmentOf(environment['RELEASE_ENVIRONMENT']),
    assetsFolder: assetsFolderOf(environment['ASSETS_DIR']),
    gameOrigins: originsOf('GAME_ORIGINS', environment),
    redirectOrigins: originsOf('REDIRECT_ORIGINS', environment),
    tls: tlsOf(environment['EDGE_TLS_KEY'], environment['EDGE_TLS_CERT']),
    devOverrides: overridesOf(environment),
    firstScreens: switchOf('FIRST_SCREENS', environment['FIRST_SCREENS']),
    ...loopOf(environment),
    trustedProxies: trustedProxiesOf(environment),
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    drainMs: drainMsOf(environment),
    metrics: metricsOf(environment),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
    accessLogLevel: accessLogLevelOf(environment['ACCESS_LOG_LEVEL']),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}"`);
}

function environmentOf(name: string = LIVE): Environment {
  const environment = environmentNamed(name);
  if (environment) return environment;
  throw new ConfigError(`RELEASE_ENVIRONMENT must be ${ENVIRONMENTS.join(', ')}, not "${name}"`);
}

function switchOf(name: string, text = 'on'): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`${name} must be on or off, not "${text}"`);
}

function loopOf(environment: NodeJS.ProcessEnv): LoopSettings {
  const settings = loopSettingsFrom(environment);
  if ('wrong' in settings) throw new ConfigError(settings.wrong);
  return settings;
}

function trustedProxiesOf(environment: NodeJS.ProcessEnv): TrustedProxies {
  const trusted = trustedProxiesFrom(environment['TRUSTED_PROXIES'], environment['TRUSTED_PROXY_HOPS']);
  if ('wrong' in trusted) throw new ConfigError(trusted.wrong);
  return trusted;
}

function drainMsOf({ DRAIN_SECONDS, NODE_ENV }: NodeJS.ProcessEnv): number {
  const drainMs = drainMsFrom(DRAIN_SECONDS, NODE_ENV === 'production');
  if (drainMs !== null) return drainMs;
  throw new ConfigError(`DRAIN_SECONDS must be a number from 0 to 8, not "${DRAIN_SECONDS}"`);
}

function metricsOf({ METRICS_PORT, METRICS_HOST }: NodeJS.ProcessEnv): MetricsAddress | null {
  const address = metricsAddressFrom(METRICS_PORT, METRICS_HOST);
  if (address !== null && 'wrong' in address) throw new ConfigError(address.wrong);
  return address;
}

function accessLogLevelOf(text = 'info'): AccessLogLevel {
  const level = ACCESS_LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new ConfigError(`ACCESS_LOG_LEVEL must be ${ACCESS_LOG_LEVELS.join(', ')}, not "${text}"`);
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`${name} must be an address like http://127.0.0.1:4001, not "${text}"`);
}

function originsOf(name: string, environment: NodeJS.ProcessEnv): readonly string[] {
  return (environment[name] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((url) => originOf(name, url));
}

function assetsFolderOf(given: string | undefined): string | null {
  if (given !== undefined && !existsSync(given))
    throw new ConfigError(`ASSETS_DIR: there is no folder ${given}`);
  const folder = given ?? join(ROOT, 'shared/assets');
  return existsSync(folder) ? resolve(folder) : null;
}

function tlsOf(keyFile: string | undefined, certificateFile: string | undefined): EdgeConfig['tls'] {
  if (keyFile === undefined && certificateFile === undefined) return null;
  if (keyFile === undefined || certificateFile === undefined)
    throw new ConfigError('EDGE_TLS_KEY and EDGE_TLS_CERT must both be set, or neither');
  for (const file of [keyFile, certificateFile])
    if (!existsSync(file)) throw new ConfigError(`There is no file ${file}`);
  return { keyFile, certificateFile };
}

function overridesOf(environment: NodeJS.ProcessEnv): EdgeConfig['devOverrides'] {
  const text = environment['MOSAICO_DEV_OVERRIDES'];
  if (text === undefined || text === '') return null;
  if (environment['NODE_ENV'] === 'production')
    throw new ConfigError('MOSAICO_DEV_OVERRIDES is for development only');
  try {
    return parseOverrides(text);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

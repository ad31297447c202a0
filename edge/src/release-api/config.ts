import {
  drainMsFrom,
  metricsAddressFrom,
  type MetricsAddress,
  REQUEST_TIMEOUT_MS,
  trustedProxiesFrom,
  type TrustedProxies,
} from '@mosaico/shared/server';
import { registryDatabaseUrl } from '../registry/attached-database.ts';
import { registryFolder } from '../registry/registry-folder.ts';
import { loopSettingsFrom, type LoopSettings } from '../server/loop/loop-settings.ts';

/** Settings of a process of the release API, from the environment, checked once at start. */
export interface ReleaseApiConfig extends LoopSettings {
  readonly port: number;
  readonly host: string;
  readonly registry: string;
  /** What that folder is a copy of: postgres://…; null: the folder is the registry itself. */
  readonly registryDatabase: string | null;
  readonly trustedProxies: TrustedProxies;
  readonly requestTimeoutMs: number;
  readonly drainMs: number;
  readonly metrics: MetricsAddress | null;
  readonly logLevel: string;
}

/** A setting is wrong; the text names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings. @throws ConfigError */
export function readConfig(environment: NodeJS.ProcessEnv): ReleaseApiConfig {
  const { TRUSTED_PROXIES, TRUSTED_PROXY_HOPS, DRAIN_SECONDS, NODE_ENV, METRICS_PORT, METRICS_HOST } =
    environment;
  const trustedProxies = sound(trustedProxiesFrom(TRUSTED_PROXIES, TRUSTED_PROXY_HOPS));
  const drainMs = drainMsFrom(DRAIN_SECONDS, NODE_ENV === 'production');
  if (drainMs === null)
    throw new ConfigError(`DRAIN_SECONDS must be a number from 0 to 8, not "${DRAIN_SECONDS}"`);
  const metrics = metricsAddressFrom(METRICS_PORT, METRICS_HOST);
  return {
    port: portOf(environment['RELEASE_API_PORT'] ?? '4200'),
    host: environment['RELEASE_API_HOST'] ?? '127.0.0.1',
    registry: registryFolder(environment),
    registryDatabase: registryDatabaseUrl(environment),
    trustedProxies,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    drainMs,
    metrics: metrics && sound(metrics),
    ...sound(loopSettingsFrom(environment)),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
  };
}

function sound<Value extends object>(value: Value | { readonly wrong: string }): Value {
  if ('wrong' in value) throw new ConfigError(value.wrong);
  return value;
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`RELEASE_API_PORT must be a number from 0 to 65535, not "${text}"`);
}

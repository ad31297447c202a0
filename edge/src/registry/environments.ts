import { join } from 'node:path';

/** Where a release goes, in this order. Each has a map of its own; releases are common to all. */
export const ENVIRONMENTS = ['test', 'stage', 'live'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** What players get. */
export const LIVE = 'live' satisfies Environment;

/** The environment of that name, or null. */
export function environmentNamed(name: string): Environment | null {
  return ENVIRONMENTS.find((one) => one === name) ?? null;
}

/** Folder of what belongs to one environment alone: for players the registry itself, as it was before there were others. */
export function environmentFolder(registry: string, environment: Environment): string {
  return environment === LIVE ? registry : join(registry, 'environments', environment);
}

/** Path of the pointer document. */
export function mapFile(registry: string, environment: Environment = LIVE): string {
  return join(environmentFolder(registry, environment), 'map.json');
}

import { endpoints, type ApiKey } from '@mosaico/shared/api';

/**
 * Every endpoint of the catalogue is answered by exactly one route.
 *
 * @param served keys of all registered routes
 * @throws Error naming what is missing or doubled
 */
export function assertComplete(served: readonly ApiKey[]): void {
  const missing = (Object.keys(endpoints) as ApiKey[]).filter((key) => !served.includes(key));
  const doubled = served.filter((key, index) => served.indexOf(key) !== index);
  if (missing.length + doubled.length === 0) return;
  throw new Error(
    `endpoints without a route: ${missing.join(', ') || 'none'}; with several: ${doubled.join(', ') || 'none'}`,
  );
}

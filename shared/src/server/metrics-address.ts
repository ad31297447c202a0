/** Where a process serves its metrics. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The settings METRICS_PORT (unset: there are no metrics) and METRICS_HOST (unset: this machine alone).
 *
 * @returns null without metrics; what is wrong, as the end of a sentence that begins with the setting's name, when it cannot be read
 */
export function metricsAddressFrom(
  port: string | undefined,
  host: string | undefined,
): MetricsAddress | null | { readonly wrong: string } {
  if (!port) return null;
  const number = Number(port);
  if (!/^\d+$/.test(port) || number > 65_535)
    return { wrong: `METRICS_PORT must be a number from 0 to 65535, not "${port}"` };
  return { host: host || '127.0.0.1', port: number };
}

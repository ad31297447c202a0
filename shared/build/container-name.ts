/**
 * Name of the Module Federation container of one release, and of its chunk-loading global: a JavaScript identifier
 * that differs for every version. With equal names a second version silently runs the first one's code.
 */
export function containerName(area: string, version: string): string {
  return `mf_${area}_${version}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

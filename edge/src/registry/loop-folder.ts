import { join } from 'node:path';

/** Folder of what the edges tell each other about how releases fare. */
export function loopFolder(registry: string): string {
  return join(registry, 'loop');
}

/** The key that all edges of a registry sign page views with. */
export function viewsKeyFile(registry: string): string {
  return join(loopFolder(registry), 'key');
}

/** What page views have told the edges of releases. */
export function outcomesFolder(registry: string): string {
  return join(loopFolder(registry), 'outcomes');
}

import type { TriedPreview } from '../mount/try-preview.ts';
import { sayRefusal } from './phrases.ts';

export function sayMount({ tried, skipped }: TriedPreview): string {
  const routes = tried.map(
    ({ path, readyMs, shift }) =>
      `${path} (${readyMs === null ? 'shown' : `ready in ${Math.round(readyMs)} ms`}, moved ${shift.toFixed(3)})`,
  );
  const off = skipped.length === 0 ? '' : `; switched off on this site: ${skipped.join(', ')}`;
  return `Tried in a browser inside the live site: ${routes.join(', ') || 'it declares no route'}${off}.`;
}

export function sayRefusedMount(area: string, version: string, { tried }: TriedPreview): string {
  return sayRefusal(
    `Refused: ${area} ${version} does not come up inside the live site:`,
    tried.flatMap(({ path, reasons }) => reasons.map((reason) => `${path}: ${reason}`)),
  );
}

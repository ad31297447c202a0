import type { Preview } from '../../registry/preview.ts';
import { moment } from './phrases.ts';

export function sayPreview(id: string, preview: Preview, address: string): string {
  const { area, version, local, site, environment, expiresAt } = preview;
  const what =
    local === undefined ? `${area} ${version}` : `${area} as ${local} of their own machine serves it`;
  return [
    address,
    `Preview ${id}: whoever opens this address sees ${what} inside ${site} (${environment}) until ${moment(expiresAt)}. The address is shown only now.`,
    `It ends before with: pnpm release preview ${area} --end ${id}`,
  ].join('\n');
}

export function sayEndedPreview(id: string, { area, version }: Preview): string {
  return `Preview ${id} of ${area} ${version} has ended. Open tabs have it until they load a page.`;
}

export function sayPreviews(previews: readonly (Preview & { readonly id: string })[]): string {
  if (previews.length === 0) return 'No preview is running.';
  return previews
    .map(
      ({ id, area, version, site, environment, expiresAt, by, why }) =>
        `${id}  ${area} ${version} on ${site} (${environment}) until ${moment(expiresAt)}  by ${by}${why === '' ? '' : `: ${why}`}`,
    )
    .join('\n');
}

import { SHELL, type ReleaseMap } from '@mosaico/shared/contract';

/** Whose code a measured element belongs to. */
export interface Origin {
  readonly area: string;
  readonly version: string;
}

/**
 * The area that an element lies in, by what its parcel says of itself; else the shell. An element that has left the page was a screen's: then it is
 * the area that the page was opened with.
 */
export function originOf(
  node: Node | null | undefined,
  first: Origin | null,
  { shell }: Pick<ReleaseMap, 'shell'>,
): Origin {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  if (!element?.isConnected && first) return first;
  const parcel = element?.closest<HTMLElement>('[data-area][data-version]');
  const { area, version } = parcel?.dataset ?? {};
  return area !== undefined && version !== undefined ? { area, version } : { area: SHELL, version: shell };
}

/** The area whose screen stands in the page; null on a screen of the shell. */
export function firstOrigin(page: ParentNode): Origin | null {
  const { area, version } = page.querySelector<HTMLElement>('main [data-area][data-version]')?.dataset ?? {};
  return area !== undefined && version !== undefined ? { area, version } : null;
}

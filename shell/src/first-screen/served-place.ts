import type { ServedScreen } from '@mosaico/shared/contract';

/** The screen that stands in the drawn layout. */
export interface PlacedScreen extends ServedScreen {
  /** It waits for nothing: it can be read and used by its links even if its code never comes. */
  readonly isWhole: boolean;
}

/** The place of an area's screen in the drawn layout. */
export interface ServedPlace {
  /** The screen that stands there, for the area and version that have drawn it; null for every other, and once it has been asked for in earnest. */
  of(area: string, version: string): PlacedScreen | null;
  /** The screen is being taken over: whoever comes later draws their own. */
  use(): void;
}

export function createServedPlace(
  screen: (PlacedScreen & { readonly area: string; readonly version: string }) | null,
): ServedPlace {
  let isUsed = false;
  return {
    of: (area, version) => (!isUsed && screen?.area === area && screen.version === version ? screen : null),
    use: () => void (isUsed = true),
  };
}

import type { MessageSet, ReleasedVersion, ReleaseMap } from '@mosaico/shared/contract';

/**
 * The release map for a page in one language. Of the texts it names those of this language only, which the page asks for ahead;
 * an area finds the others by itself. They would be more than half of the map, and a tenth of the page. Pure.
 */
export function mapInLanguage(map: ReleaseMap, set: MessageSet): ReleaseMap {
  const inLanguage = <Version extends ReleasedVersion>(release: Version): Version => {
    const asset = release.messages[set];
    return { ...release, messages: asset ? { [set]: asset } : {} };
  };
  return {
    ...map,
    areas: map.areas.map((area) => ({
      ...inLanguage(area),
      ...(area.lastKnownGood && { lastKnownGood: inLanguage(area.lastKnownGood) }),
    })),
  };
}

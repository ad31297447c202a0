import { LOCAL_BUILD_ATTRIBUTE, RELEASE_MAP_ELEMENT } from '../../src/contract/names.ts';
import { MAP_PATH } from '../../src/contract/paths.ts';
import { releasedVersion, type Release, type ReleasedVersion } from '../../src/contract/release.ts';
import { overrideArea, type OverrideFacts } from './override-area.ts';

const POLL_MS = 1_000;

/** Where the newest build is told to pages of a running site. */
export const NEWEST_PATH = '/newest.json';

/** The newest build as a page loads it. @param origin of the server that has it */
export function newestOf(release: Release, origin: string): ReleasedVersion {
  return releasedVersion(release, `${origin}/`);
}

/** The script that puts the newest build into the page which loads it. */
export function overrideScript(release: Release, origin: string): string {
  const facts: OverrideFacts = {
    area: release.area,
    released: newestOf(release, origin),
    newestUrl: `${origin}${NEWEST_PATH}`,
    mapElement: RELEASE_MAP_ELEMENT,
    mapPath: MAP_PATH,
    takenAttribute: LOCAL_BUILD_ATTRIBUTE,
    pollMs: POLL_MS,
  };
  return `(${overrideArea.toString()})(${JSON.stringify(facts)});`;
}

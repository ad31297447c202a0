/** Prints what these sources release, the shell first, as JSON: `[{ "folder", "area", "version" }]`. Nothing is built. */
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './paths.ts';
import { releaseVersion } from './version/release-version.ts';
import { areaNameOf, releasedFolders } from './workspace.mjs';

const releases = releasedFolders().map((folder) => ({
  folder,
  area: areaNameOf(folder),
  version: releaseVersion(join(WORKSPACE_ROOT, folder)),
}));
console.log(JSON.stringify(releases));

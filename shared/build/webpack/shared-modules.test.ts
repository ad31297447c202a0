import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT } from '../paths.ts';
import { RUNTIME_ENTRIES } from './entries.ts';
import { areaShared, hostShared, PROVIDED, providedVersions } from './shared-modules.ts';

const LATER = ['@mosaico/shared/form'];

describe('shared modules', () => {
  it('are in the first scripts of the shell, but for forms, which come with the first form', () => {
    const later = Object.entries(hostShared()).filter(([, { eager }]) => !eager);

    expect(later.map(([name]) => name)).toEqual(LATER);
  });

  it('are imported by the first scripts if they belong there', () => {
    const source = readFileSync(join(SHARED_ROOT, RUNTIME_ENTRIES.providedModules), 'utf8');
    const imported = [...source.matchAll(/^import '(.+)';$/gm)].map(([, name]) => name);

    expect(imported).toEqual(PROVIDED.filter((name) => !LATER.includes(name)));
  });

  it('are in no area, which states the version that it needs of the shell', () => {
    const versions = providedVersions();

    expect(areaShared()).toEqual(
      Object.fromEntries(
        PROVIDED.map((name) => [
          name,
          { singleton: true, version: versions[name], requiredVersion: `^${versions[name]}`, import: false },
        ]),
      ),
    );
  });
});

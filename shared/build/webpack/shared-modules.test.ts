import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../paths.ts';
import { areaShared, hostShared, neededRanges, PROVIDED, providedVersions } from './shared-modules.ts';

const LATER = ['@mosaico/shared/form'];

describe('shared modules', () => {
  it('are in the first scripts of the shell, but for forms, which come with the first form', () => {
    const later = Object.entries(hostShared()).filter(([, { eager }]) => !eager);

    expect(later.map(([name]) => name)).toEqual(LATER);
  });

  it('are imported by the first scripts if they belong there', () => {
    const source = readFileSync(join(WORKSPACE_ROOT, 'shell/src/provided-modules.ts'), 'utf8');
    const imported = [...source.matchAll(/ import\(.+ '(.+)'\),$/gm)].map(([, name]) => name);

    expect(imported).toEqual(PROVIDED.filter((name) => !LATER.includes(name)));
  });

  it('are in no area, which needs a minimum that the shell of these sources meets', () => {
    const versions = Object.entries(providedVersions());
    const shared = areaShared();

    expect(versions.map(([name]) => name)).toEqual([...PROVIDED]);
    for (const [name, version] of versions) {
      expect(shared[name]).toEqual({
        singleton: true,
        requiredVersion: false,
        import: false,
      });
      const [, major, minor] = /^\^(\d+)\.(\d+)\.0$/.exec(neededRanges()[name] ?? '') ?? [];
      const [heldMajor, heldMinor] = version.split('.');
      expect(heldMajor).toBe(major);
      expect(Number(heldMinor)).toBeGreaterThanOrEqual(Number(minor));
    }
  });
});

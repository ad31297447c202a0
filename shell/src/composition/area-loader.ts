import type { AreaModule, ReleasedVersion } from '@mosaico/shared/contract';
import type { Federation } from './federation.ts';

export interface AreaLoader {
  /** The module of a release. One load for any number of callers. After a failure the next call loads again. */
  load(release: ReleasedVersion): Promise<AreaModule>;
  /** The module, if it is loaded already: the area can be mounted at once. */
  loaded(release: ReleasedVersion): AreaModule | undefined;
  /** Loads ahead of a likely visit. A failure is ignored, because the visit itself tries again. */
  prefetch(release: ReleasedVersion): void;
}

export function createAreaLoader(
  federation: Federation,
  preload: (release: ReleasedVersion) => void,
): AreaLoader {
  const loading = new Map<string, Promise<AreaModule>>();
  const modules = new Map<string, AreaModule>();
  const failures = new Map<string, number>();

  function load(release: ReleasedVersion): Promise<AreaModule> {
    const { container } = release;
    const known = loading.get(container);
    if (known) return known;
    preload(release);
    const attempt = federation.load(release, failures.get(container) ?? 0).then(
      (module) => {
        modules.set(container, module);
        return module;
      },
      (error: unknown) => {
        loading.delete(container);
        failures.set(container, (failures.get(container) ?? 0) + 1);
        throw error;
      },
    );
    loading.set(container, attempt);
    return attempt;
  }

  return {
    load,
    loaded: ({ container }) => modules.get(container),
    prefetch: (release) => void load(release).catch(() => undefined),
  };
}

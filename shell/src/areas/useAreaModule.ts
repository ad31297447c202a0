import { useEffect, useState } from 'react';
import type { AreaModule, ReleasedVersion } from '@mosaico/shared/contract';
import { useIsInBrowser } from '../first-screen/useIsInBrowser.ts';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';

/**
 * The code of a release; undefined while it is on its way.
 *
 * @param attempt another text loads it once more after a failure; null loads nothing
 */
export function useAreaModule(
  release: ReleasedVersion,
  onFailure: (stage: FailureStage, error: unknown) => void,
  attempt: string | null = '',
): AreaModule | undefined {
  const { loader } = useShell();
  // A drawn page has none, and what takes it over begins as it.
  const isInBrowser = useIsInBrowser();
  const [module, setModule] = useState(() => (isInBrowser ? loader.loaded(release) : undefined));
  useEffect(() => {
    if (module || attempt === null) return undefined;
    let isCurrent = true;
    loader.load(release).then(
      (loaded) => isCurrent && setModule(loaded),
      (error: unknown) => isCurrent && onFailure('load', error),
    );
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one load per attempt, whatever function is told of its failure
  }, [loader, release, module, attempt]);
  return module;
}

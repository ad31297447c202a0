import { useEffect, useRef, useState } from 'react';
import type { AreaModule, AreaRoute, ReleasedVersion } from '@mosaico/shared/contract';
import { Skeleton } from '@mosaico/shared/ui';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';
import { AreaParcel } from './AreaParcel.tsx';

interface AreaAttemptProps {
  readonly area: string;
  readonly release: ReleasedVersion;
  readonly skeleton: AreaRoute['skeleton'];
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/** One attempt to show one release of an area: load, mount, ready. The placeholder is shown until the area has drawn something. */
export function AreaAttempt({ area, release, skeleton, onFailure }: AreaAttemptProps) {
  const [isReady, setReady] = useState(false);
  const failOnce = useOnce(onFailure);
  const module = useAreaModule(release, failOnce);
  const reportReady = useReadyReport(area, release.version);
  const paths = useRef(release.declaration.routes.map(({ path }) => path)).current;

  return (
    <div css={stage} aria-busy={!isReady}>
      {module && (
        <AreaParcel
          area={area}
          version={release.version}
          lifecycles={module}
          paths={paths}
          onFailure={failOnce}
          onReady={() => {
            setReady(true);
            reportReady();
          }}
        />
      )}
      {!isReady && (
        <div data-waiting>
          <Skeleton shape={skeleton} />
        </div>
      )}
    </div>
  );
}

function useAreaModule(
  release: ReleasedVersion,
  onFailure: AreaAttemptProps['onFailure'],
): AreaModule | undefined {
  const { loader } = useShell();
  const [module, setModule] = useState(() => loader.loaded(release));
  useEffect(() => {
    if (module) return undefined;
    let isCurrent = true;
    loader.load(release).then(
      (loaded) => isCurrent && setModule(loaded),
      (error: unknown) => isCurrent && onFailure('load', error),
    );
    return () => void (isCurrent = false);
  }, [loader, release, module, onFailure]);
  return module;
}

function useReadyReport(area: string, version: string): () => void {
  const { platform } = useShell();
  const startedAt = useRef(performance.now());
  return () => {
    const durationMs = Math.round(performance.now() - startedAt.current);
    platform.telemetry.areaReady(area, version, durationMs);
    platform.bus.publish('area.ready', { area, version, durationMs });
  };
}

/** Passes on the first failure of an attempt only. The same function in every render. */
function useOnce(onFailure: AreaAttemptProps['onFailure']): AreaAttemptProps['onFailure'] {
  const latest = useRef(onFailure);
  latest.current = onFailure;
  const [once] = useState((): AreaAttemptProps['onFailure'] => {
    let hasFailed = false;
    return (stage, error) => {
      if (hasFailed) return;
      hasFailed = true;
      latest.current(stage, error);
    };
  });
  return once;
}

/** Hides the placeholder as soon as the area has drawn anything, so that both are never seen together. */
const stage = {
  '&:has([data-area] > *) > [data-waiting]': { display: 'none' },
} as const;

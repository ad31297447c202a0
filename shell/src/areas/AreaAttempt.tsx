import { useRef, useState } from 'react';
import type { AreaRoute, ReleasedVersion } from '@mosaico/shared/contract';
import { Skeleton } from '@mosaico/shared/ui';
import type { FailureStage } from '../platform/telemetry.ts';
import { AreaParcel } from './AreaParcel.tsx';
import { useAreaModule } from './useAreaModule.ts';
import { useOnce } from './useOnce.ts';
import { useReadyReport } from './useReadyReport.ts';

interface AreaAttemptProps {
  readonly area: string;
  readonly release: ReleasedVersion;
  readonly skeleton: AreaRoute['skeleton'];
  readonly onReady?: () => void;
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/** One attempt to show one release of an area: load, mount, ready. The placeholder is shown until the area has drawn something. */
export function AreaAttempt({ area, release, skeleton, onReady, onFailure }: AreaAttemptProps) {
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
            onReady?.();
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

/** Hides the placeholder as soon as the area has drawn anything, so that both are never seen together. */
const stage = {
  '&:has([data-area] > *) > [data-waiting]': { display: 'none' },
} as const;

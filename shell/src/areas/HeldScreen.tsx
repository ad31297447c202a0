import { useLayoutEffect, useRef } from 'react';
import type { ReleasedVersion, ServedScreen } from '@mosaico/shared/contract';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';
import { AreaParcel } from './AreaParcel.tsx';
import { useAreaModule } from './useAreaModule.ts';
import { useOnce } from './useOnce.ts';
import { useReadyReport } from './useReadyReport.ts';

interface HeldScreenProps {
  readonly area: string;
  readonly release: ReleasedVersion;
  readonly screen: ServedScreen;
  /** Another text loads the code once more; null when no more attempts are made. */
  readonly attempt: string | null;
  readonly onFailure: (stage: FailureStage, error: unknown) => void;
}

/**
 * The screen that came with the page. It stands as it is until the area's code is there, which takes the same elements over; it
 * stays when the code does not come.
 */
export function HeldScreen({ area, release, screen, attempt, onFailure }: HeldScreenProps) {
  const { served } = useShell();
  const module = useAreaModule(release, onFailure, attempt);
  const failOnce = useOnce(onFailure);
  const reportReady = useReadyReport(area, release.version);
  const paths = useRef(release.declaration.routes.map(({ path }) => path)).current;
  useLayoutEffect(() => served.use(), [served]);

  return (
    <div css={held}>
      <AreaParcel
        area={area}
        version={release.version}
        lifecycles={module}
        served={screen}
        paths={paths}
        onFailure={failOnce}
        onReady={reportReady}
      />
    </div>
  );
}

/** Makes room as soon as another version of the area has drawn something in its place. */
const held = { '&:has(+ * [data-area] > *)': { display: 'none' } } as const;

import { useState } from 'react';
import type { AreaRoute, ReleasedArea } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';
import { AreaAttempt } from './AreaAttempt.tsx';
import { FailureCard } from './FailureCard.tsx';
import { useFailures } from './useFailures.ts';

interface AreaOutletProps {
  readonly area: ReleasedArea;
  readonly route: AreaRoute;
}

/**
 * Shows one area: the live version; if it fails, the same once more, then the last one known to be good; and when all
 * have failed a card that says so. The rest of the site goes on. A version is chosen at the entry into the area and then kept;
 * only a developer's own server replaces it in place. The owner gives `key={area.area}`.
 */
export function AreaOutlet({ area: latest, route }: AreaOutletProps) {
  const { recovery } = useShell();
  const [entered] = useState(latest);
  const area = latest.dev ? latest : entered;
  const { failures, fail, forget } = useFailures(area.area);
  const release = recovery.releaseAfter(area, failures);

  function tryAgain(): void {
    recovery.forgive(area);
    forget();
  }

  if (!release) {
    return (
      <FailureCard
        area={area.area}
        version={area.version}
        reference={failures.at(-1)?.reference ?? ''}
        onRetry={tryAgain}
      />
    );
  }
  return (
    <AreaAttempt
      key={`${release.container} ${failures.length}`}
      area={area.area}
      release={release}
      skeleton={route.skeleton}
      onFailure={(stage, error) => fail(release.version, stage, error)}
    />
  );
}

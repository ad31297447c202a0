import { useState } from 'react';
import type { AreaRoute, ReleasedArea } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';
import { AreaAttempt } from './AreaAttempt.tsx';
import { FailureCard } from './FailureCard.tsx';
import { HeldScreen } from './HeldScreen.tsx';
import { NotAllWorks } from './NotAllWorks.tsx';
import { useFailures } from './useFailures.ts';

interface AreaOutletProps {
  readonly area: ReleasedArea;
  readonly route: AreaRoute;
}

/**
 * Shows one area: the live version; if it fails, the same once more, then the last one known to be good; and when all
 * have failed a card that says so. The rest of the site goes on. A version is chosen at the entry into the area and then kept;
 * only a developer's own server replaces it in place. The owner gives `key={area.area}`.
 *
 * A screen that came with the page stands all that time, as long as nothing but loads have failed: only what has begun to run can
 * have broken it. One that waits for something itself gives way to the card in the end.
 */
export function AreaOutlet({ area: latest, route }: AreaOutletProps) {
  const { recovery, served } = useShell();
  const [entered] = useState(latest);
  const area = latest.dev ? latest : entered;
  const { failures, fail, forget } = useFailures(area.area);
  const release = recovery.releaseAfter(area, failures);
  const [screen] = useState(() => served.of(area.area, area.version));
  const [hasMadeRoom, setMadeRoom] = useState(false);
  const hasOnlyNotCome = failures.every(({ stage }) => stage === 'load');
  const isHeld = screen && !hasMadeRoom && hasOnlyNotCome && (screen.isWhole || release !== undefined);
  const takesOver = isHeld && release?.version === area.version;
  const [tries, setTries] = useState(0);

  function tryAgain(): void {
    recovery.forgive(area);
    forget();
    setTries(tries + 1);
  }

  return (
    <>
      {isHeld && (
        <HeldScreen
          area={area.area}
          release={area}
          screen={screen}
          attempt={takesOver ? `${tries} ${failures.length}` : null}
          onFailure={(stage, error) => fail(area.version, stage, error)}
        />
      )}
      {release && !takesOver && (
        <AreaAttempt
          key={`${release.container} ${failures.length}`}
          area={area.area}
          release={release}
          skeleton={isHeld ? 'blank' : route.skeleton}
          onReady={() => setMadeRoom(true)}
          onFailure={(stage, error) => fail(release.version, stage, error)}
        />
      )}
      {!release && isHeld && <NotAllWorks onRetry={tryAgain} />}
      {!release && !isHeld && (
        <FailureCard
          area={area.area}
          version={area.version}
          reference={failures.at(-1)?.reference ?? ''}
          onRetry={tryAgain}
        />
      )}
    </>
  );
}

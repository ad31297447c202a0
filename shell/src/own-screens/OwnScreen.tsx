import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SHELL, type AreaRoute } from '@mosaico/shared/contract';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { NotFound } from '../not-found/NotFound.tsx';
import { useShell } from '../shell-context.ts';
import { ownScreens } from './own-screens.ts';

/** A screen of the shell itself, as soon as its code is here; the 404 page for a path that nobody has. */
export function OwnScreen({ route }: { readonly route: AreaRoute | null }) {
  const load = route ? ownScreens[route.path] : undefined;
  if (!route || !load) return <MissingScreen />;
  return <LoadedScreen key={route.path} load={load} skeleton={route.skeleton} />;
}

function MissingScreen() {
  useReadyReport(true);
  return <NotFound />;
}

interface LoadedScreenProps {
  readonly load: () => Promise<ComponentType>;
  readonly skeleton: AreaRoute['skeleton'];
}

function LoadedScreen({ load, skeleton }: LoadedScreenProps) {
  const [Screen, setScreen] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reportFailure = useFailureReport();
  useReadyReport(Screen !== undefined);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setScreen(() => loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        reportFailure(error);
        setFailed(true);
      },
    );
    return () => void (isCurrent = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one load per attempt, whatever else changes
  }, [load, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  if (hasFailed) return <ErrorState onRetry={retry} />;
  return Screen ? <Screen /> : <Skeleton shape={skeleton} />;
}

/** Tells that the page's screen is there, as for an area: what only waits for that may go on. */
function useReadyReport(isThere: boolean): void {
  const { platform, composition } = useShell();
  const startedAt = useRef(performance.now());
  useEffect(() => {
    if (!isThere) return;
    const report = {
      area: SHELL,
      version: composition.value.shell,
      durationMs: Math.round(performance.now() - startedAt.current),
    };
    platform.telemetry.areaReady(report.area, report.version, report.durationMs);
    platform.bus.publish('area.ready', report);
  }, [isThere, platform, composition]);
}

function useFailureReport(): (error: unknown) => void {
  const { platform, composition } = useShell();
  return (error) => {
    const version = composition.value.shell;
    const reference = platform.telemetry.areaFailed(SHELL, version, 'load', error);
    platform.bus.publish('area.failed', { area: SHELL, version, stage: 'load', reference });
  };
}

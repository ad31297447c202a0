import { useState } from 'react';
import type { Failure } from '../composition/recovery.ts';
import type { FailureStage } from '../platform/telemetry.ts';
import { useShell } from '../shell-context.ts';

/** The failed attempts to show one area, or one of its widgets. Each is reported, and told on the bus. */
export function useFailures(area: string) {
  const { platform } = useShell();
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  function fail(version: string, stage: FailureStage, error: unknown): void {
    const reference = platform.telemetry.areaFailed(area, version, stage, error);
    platform.bus.publish('area.failed', { area, version, stage, reference });
    setFailures((before) => [...before, { version, stage, reference }]);
  }
  return { failures, fail, forget: () => setFailures([]) };
}

import { useRef } from 'react';
import { useShell } from '../shell-context.ts';

/** @returns tells everyone that the area is there, and how long it took from now on */
export function useReadyReport(area: string, version: string): () => void {
  const { platform } = useShell();
  const startedAt = useRef(performance.now());
  return () => {
    const durationMs = Math.round(performance.now() - startedAt.current);
    platform.telemetry.areaReady(area, version, durationMs);
    platform.bus.publish('area.ready', { area, version, durationMs });
  };
}

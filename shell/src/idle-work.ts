import { MAP_EVENTS_PATH, MAP_PATH } from '@mosaico/shared/contract';
import type { Composition } from './composition/composition.ts';
import { followMap } from './composition/follow-map.ts';
import { followUrgent } from './composition/follow-urgent.ts';
import { registerServiceWorker } from './installable/service-worker.ts';
import { countClick } from './platform/count-click.ts';
import type { createPlatform } from './platform/create-platform.ts';
import type { MoveOn } from './platform/navigation.ts';
import type { ShellTelemetry } from './platform/telemetry.ts';
import { reportVitals } from './vitals/report-vitals.ts';

export interface IdleWorkParts {
  readonly platform: ReturnType<typeof createPlatform>;
  readonly composition: Composition;
  readonly language: Parameters<typeof registerServiceWorker>[0]['language'];
  readonly moveOn: MoveOn;
  readonly report: (error: unknown) => void;
  readonly vital: ShellTelemetry['vital'];
}

/** What an open tab does beside its screens. A chunk of its own: no first screen waits for it. */
export function startIdleWork({
  platform,
  composition,
  language,
  moveOn,
  report,
  vital,
}: IdleWorkParts): void {
  reportVitals(composition.value, vital);
  countClick(platform);
  followMap({
    composition,
    connect: () => new EventSource(MAP_EVENTS_PATH),
    fetchText: async () => (await fetch(MAP_PATH, { cache: 'no-store' })).text(),
    report,
    window,
  });
  followUrgent({ composition, isBusy: platform.busy.isHeld, moveOn });
  void registerServiceWorker({
    serviceWorker: navigator.serviceWorker as ServiceWorkerContainer | undefined,
    language,
    report,
  });
}

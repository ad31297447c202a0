import { SHELL } from '@mosaico/shared/contract';
import type { LiveRequest } from './change-request.ts';
import { canariesTakenBack } from './canary-plan.ts';
import { isWithdrawn, liveStack, takenBack, wasEverLive } from './live-stack.ts';
import type { HistoryEntry, RegistryMap } from './registry-map.ts';

/** What is to be live of an area; null: nothing. */
export interface Target {
  readonly area: string;
  readonly to: string | null;
}

interface Targets {
  readonly targets: readonly Target[];
  readonly reasons: readonly string[];
}

interface Before {
  readonly map: RegistryMap;
  readonly history: readonly HistoryEntry[];
}

type Of<Action extends LiveRequest['action']> = Extract<LiveRequest, { action: Action }>;

/** What a request leads to, or why it leads nowhere. Pure. */
export function targetsOf(request: LiveRequest, before: Before): Targets {
  switch (request.action) {
    case 'activate':
    case 'promote':
      return activated(request, before);
    case 'rollback':
      return rolledBack(request, before);
    case 'withdraw':
      return withdrawn(request, before);
    case 'revoke':
      return revoked(request, before);
  }
}

/** An area may have any name, also that of a property which every object has (`constructor`). */
export function pointerOf(area: string, { areas }: RegistryMap) {
  return Object.hasOwn(areas, area) ? areas[area] : undefined;
}

function activated({ releases, isAgain }: Of<'activate' | 'promote'>, { map, history }: Before): Targets {
  const twice = releases.filter(
    ({ area }, index) => releases.findIndex((one) => one.area === area) !== index,
  );
  const left = releases.flatMap(({ area, version }) => {
    const line = isAgain ? undefined : takenBack(history, area).get(version);
    if (!line || pointerOf(area, map)?.version === version) return [];
    const why = line.why === '' ? '' : ` (${line.why})`;
    return [
      `${area} ${version} was taken back at revision ${line.revision} by ${line.by}${why}; --again activates it all the same`,
    ];
  });
  return {
    targets: releases.map(({ area, version }) => ({ area, to: version })),
    reasons: [...twice.map(({ area }) => `${area} is named twice`), ...left],
  };
}

/** Who rolls back what somebody else has rolled back already goes no further, if they say what they want to leave. */
function rolledBack({ areas }: Of<'rollback'>, { map, history }: Before): Targets {
  const targets: Target[] = [];
  const reasons: string[] = [];
  for (const { area, from } of new Map(areas.map((one) => [one.area, one])).values()) {
    const live = pointerOf(area, map)?.version;
    if (from !== undefined && live !== from) {
      const isKnown = wasEverLive(history, area, from) || canariesTakenBack(history, area).has(from);
      if (!isKnown) reasons.push(`${area} ${from} was never live`);
      continue;
    }
    const to = liveStack(history, area).findLast((version) => version !== live);
    if (live === undefined && !isWithdrawn(history, area)) reasons.push(`${area} is not live`);
    else if (to === undefined) reasons.push(`no version of ${area} was live before ${live}`);
    else targets.push({ area, to });
  }
  return { targets, reasons };
}

function withdrawn({ areas }: Of<'withdraw'>, { map, history }: Before): Targets {
  const names = [...new Set(areas)];
  const reasons = names.flatMap((area) => {
    if (area === SHELL) return ['the shell cannot be withdrawn: without it there is no site'];
    return pointerOf(area, map) || isWithdrawn(history, area) ? [] : [`${area} is not live`];
  });
  return { targets: names.map((area) => ({ area, to: null })), reasons };
}

function revoked({ releases }: Of<'revoke'>, { map, history }: Before): Targets {
  const live = releases.filter(({ area, version }) => pointerOf(area, map)?.version === version);
  const gone = (area: string, version: string) =>
    releases.some((one) => one.area === area && one.version === version);
  const targets = live.map(({ area }): Target => ({
    area,
    to: liveStack(history, area).findLast((version) => !gone(area, version)) ?? null,
  }));
  const shell = targets.find(({ area, to }) => area === SHELL && to === null);
  return {
    targets,
    reasons: shell ? ['no other shell was live before: activate another one first'] : [],
  };
}

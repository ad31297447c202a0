import type { FastifyBaseLogger } from 'fastify';
import { readHistory } from '../../registry/history.ts';
import type { HistoryEntry, RegistryMap } from '../../registry/registry-map.ts';
import { readMap } from '../../registry/registry.ts';
import type { Intake } from './intake.ts';
import { evidenceOf, judgedTrial, nameOf, type JudgedTrial } from './judged-trial.ts';
import { openReports, type Health } from './reports.ts';
import { takeBack } from './take-back.ts';
import { trialsOf } from './trials.ts';
import { createViewTokens } from './view-tokens.ts';
import { openWebhook, type WebhookConfig } from './webhook.ts';

/** The edges' common knowledge of how new versions fare, and what follows from it. */
export interface Loop extends Intake {
  /** A name for a new page view with this set of releases, which is its nonce too. */
  issue(set: string): string;
  /** A name for a page view of a preview: what is reported under it speaks neither for nor against any version. */
  issuePreview(set: string): string;
  isPreview(from: { readonly view: string; readonly set: string }): boolean;
  /** As of the last round, over the last twelve hours. */
  health(area: string, version: string): Health;
  /** Versions that browsers have measured something of. */
  measured(): readonly { readonly area: string; readonly version: string }[];
  /** Hears the other edges, and takes back what does worse than before. */
  round(): Promise<void>;
  /** Calls back when a failure was reported here while a version is on trial: the next round should not wait for long. */
  onFailure(listener: () => void): void;
  /** As of the last round. */
  isHealthy(area: string, version: string): boolean;
  trials(): readonly JudgedTrial[];
  /** How often edges have taken a version of an area back. */
  rollbacks(): Readonly<Record<string, number>>;
  flush(): Promise<void>;
}

interface Parts {
  readonly registry: string;
  readonly key: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  readonly now: () => number;
  /** False: what fails is told, and nothing is taken back. */
  readonly takesBack: boolean;
  /** Null: rollbacks are told to nobody. */
  readonly webhook: WebhookConfig | null;
}

/** Joins the other edges of a registry. @param key shared by all of them */
export function openLoop({ registry, key, log, now, takesBack, webhook }: Parts): Loop {
  const tokens = createViewTokens(key, now);
  const listeners: (() => void)[] = [];
  const reports = openReports({
    registry,
    tokens,
    key,
    now,
    onFailure() {
      if (judged.length > 0) for (const listener of listeners) listener();
    },
  });
  const known = openHistory(registry);
  const tellOthers = webhook && openWebhook({ registry, config: webhook, log, now });
  let judged: readonly JudgedTrial[] = [];
  let rollbacks: Readonly<Record<string, number>> = {};
  /** Rollbacks that were refused are tried again when something else is live, and keep no other one waiting. */
  let tried = { revision: -1, versions: new Set<string>() };

  async function judgeAndTakeBack(map: RegistryMap, history: readonly HistoryEntry[]): Promise<void> {
    const trials = trialsOf(map, history, now());
    judged = trials.map((trial) => judgedTrial(trial, trials, reports.tally));
    if (tried.revision !== map.revision) tried = { revision: map.revision, versions: new Set() };
    const worst = judged.find(
      ({ verdict, trial }) => verdict === 'worse' && !tried.versions.has(nameOf(trial)),
    );
    // One at a time: what another one did may be this one's fault.
    if (!worst || !takesBack) return;
    const evidence = evidenceOf(worst.trial, trials, reports.tally);
    await takeBack(worst.trial, evidence, map.revision, { registry, log, now });
    tried.versions.add(nameOf(worst.trial));
  }

  return {
    issue: (set) => tokens.issue(set),
    issuePreview: (set) => tokens.issue(previewed(set)),
    isPreview: ({ view, set }) => tokens.read(view, previewed(set)) !== null,
    ...reports.intake,
    health: reports.health,
    measured: reports.measured,
    async round() {
      await reports.readNew();
      const { map, history } = await known();
      await judgeAndTakeBack(map, history);
      rollbacks = rollbacksIn(history);
      await tellOthers?.(history);
      await reports.prune();
    },
    onFailure: (listener) => void listeners.push(listener),
    isHealthy: (area, version) =>
      !judged.some(
        ({ trial, verdict }) => trial.area === area && trial.version === version && verdict !== 'fine',
      ),
    trials: () => judged,
    rollbacks: () => rollbacks,
    flush: reports.flush,
  };
}

/** No set of releases reads like that. */
function previewed(set: string): string {
  return `preview ${set}`;
}

function rollbacksIn(history: readonly HistoryEntry[]): Readonly<Record<string, number>> {
  const areas = Map.groupBy(
    history.flatMap(({ evidence }) => evidence?.area ?? []),
    (area) => area,
  );
  return Object.fromEntries([...areas].map(([area, all]) => [area, all.length]));
}

/** The history, read again when the map is another one. */
function openHistory(registry: string) {
  let seen: { map: RegistryMap; history: readonly HistoryEntry[] } | null = null;
  return async () => {
    const map = await readMap(registry);
    if (seen?.map.revision !== map.revision) seen = { map, history: (await readHistory(registry)).entries };
    return seen;
  };
}

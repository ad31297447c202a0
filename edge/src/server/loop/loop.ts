import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readHistory } from '../../registry/history.ts';
import type { HistoryEntry, RegistryMap } from '../../registry/registry-map.ts';
import type { RollbackEvidence } from '../../registry/rollback-evidence.ts';
import { readMap } from '../../registry/registry.ts';
import type { FailedStage } from '../area-counters.ts';
import { judge, type Verdict } from './judge.ts';
import { openLineFiles, type LineFiles } from './line-files.ts';
import { outcomeLine, readOutcome } from './outcome.ts';
import { loopFolder } from '../../registry/loop-folder.ts';
import { takeBack } from './take-back.ts';
import { withOtherMachines } from './told-outcomes.ts';
import { createTally, type Tally } from './tally.ts';
import { BEFORE_MS, TRIAL_MS, trialsOf, type Trial } from './trials.ts';
import { createViewTokens, type ViewTokens } from './view-tokens.ts';
import { openWebhook, type WebhookConfig } from './webhook.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = TRIAL_MS + BEFORE_MS;
const MOST_BYTES_AN_HOUR = 32 * 1024 * 1024;
/** Of a version that so many views are known of, one view in twenty is told to the other edges: enough to see any change. */
const ALL_UNTIL_VIEWS = 5_000;
const ONE_IN = 20;
/** Lines that one network can make an edge write of one version in an hour, over all. */
const MOST_LINES_OF_A_NETWORK = 20;
const MOST_NETWORKS = 50_000;
const PRUNE_MS = 600_000;

/** A report that the page view of its sender was signed for. */
export interface SignedReport {
  readonly from: { readonly view: string; readonly set: string };
  readonly network: string;
  readonly area: string;
  readonly version: string;
  /** Null: ready. */
  readonly failed: FailedStage | null;
}

/** The edges' common knowledge of how new versions fare, and what follows from it. */
export interface Loop {
  /** A name for a new page view with this set of releases, which is its nonce too. */
  issue(set: string): string;
  /** Takes one report. What was not issued, is told twice, or names what is not in its set has no effect. @returns whether it was issued */
  note(report: SignedReport): boolean;
  /** Hears the other edges, and takes back what does worse than before. */
  round(): Promise<void>;
  /** As of the last round. */
  isHealthy(area: string, version: string): boolean;
  trials(): readonly JudgedTrial[];
  /** How often edges have taken a version of an area back. */
  rollbacks(): Readonly<Record<string, number>>;
  flush(): Promise<void>;
}

export interface JudgedTrial {
  readonly trial: Trial;
  readonly verdict: Verdict;
  readonly failed: number;
  readonly views: number;
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
  const tally = createTally();
  const own = openLineFiles({
    folder: join(loopFolder(registry), 'outcomes'),
    now,
    keptMs: KEPT_MS,
    mostBytes: MOST_BYTES_AN_HOUR,
  });
  const files = withOtherMachines(own, registry, KEPT_MS);
  const notes = notedWith({ tokens, tally, files, key, now });
  const known = openHistory(registry);
  const tellOthers = webhook && openWebhook({ registry, config: webhook, log, now });
  let judged: readonly JudgedTrial[] = [];
  let rollbacks: Readonly<Record<string, number>> = {};
  let prunedAt = -Infinity;
  /** Rollbacks that were refused are tried again when something else is live, and keep no other one waiting. */
  let tried = { revision: -1, versions: new Set<string>() };

  async function round(): Promise<void> {
    await files.flush();
    await files.readNew((line) => {
      const outcome = readOutcome(line);
      if (outcome) tally.add(outcome);
    });
    const { map, history } = await known();
    const trials = trialsOf(map, history, now());
    judged = trials.map((trial) => judgedTrial(trial, trials, tally));
    if (tried.revision !== map.revision) tried = { revision: map.revision, versions: new Set() };
    const worst = judged.find(
      ({ verdict, trial }) => verdict === 'worse' && !tried.versions.has(nameOf(trial)),
    );
    // One at a time: what another one did may be this one's fault.
    if (worst && takesBack) {
      const evidence = evidenceOf(worst.trial, trials, tally);
      await takeBack(worst.trial, evidence, map.revision, { registry, log, now });
      tried.versions.add(nameOf(worst.trial));
    }
    rollbacks = rollbacksIn(history);
    await tellOthers?.(history);
    if (now() - prunedAt < PRUNE_MS) return;
    prunedAt = now();
    tally.forget(now() - KEPT_MS - HOUR_MS);
    await files.prune();
  }

  return {
    issue: (set) => tokens.issue(set),
    note: notes,
    round,
    isHealthy: (area, version) =>
      !judged.some(
        ({ trial, verdict }) => trial.area === area && trial.version === version && verdict !== 'fine',
      ),
    trials: () => judged,
    rollbacks: () => rollbacks,
    flush: () => files.flush(),
  };
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

interface NoteParts {
  readonly tokens: ViewTokens;
  readonly tally: Tally;
  readonly files: LineFiles;
  readonly key: Buffer;
  readonly now: () => number;
}

function notedWith({ tokens, tally, files, key, now }: NoteParts): Loop['note'] {
  const linesOf = new Map<string, number>();
  let hour = 0;

  function mayWrite(source: string): boolean {
    const thisHour = Math.floor(now() / HOUR_MS);
    if (thisHour !== hour || linesOf.size > MOST_NETWORKS) linesOf.clear();
    hour = thisHour;
    const lines = (linesOf.get(source) ?? 0) + 1;
    linesOf.set(source, lines);
    return lines <= MOST_LINES_OF_A_NETWORK;
  }

  return ({ from, network: address, area, version, failed }) => {
    const view = tokens.read(from.view, from.set);
    const set = from.set.split(' ');
    if (view === null) return false;
    if (!set.includes(`${area}@${version}`)) return true;
    const network = createHmac('sha256', key)
      .update('network ')
      .update(address)
      .digest('base64url')
      .slice(0, 12);
    const shell = set[0]?.split('@')[1] ?? '';
    const isOneOf =
      tally.views(area, version) < ALL_UNTIL_VIEWS ||
      Buffer.from(view, 'base64url').readUInt16BE(4) % ONE_IN === 0;
    if (isOneOf && mayWrite(`${area}@${version} ${network}`))
      files.add(outcomeLine({ at: now(), view, network, shell, area, version, failed }));
    return true;
  };
}

function judgedTrial(trial: Trial, trials: readonly Trial[], tally: Tally): JudgedTrial {
  const { fared, faredBefore } = evidenceOf(trial, trials, tally);
  const verdict = judge(fared, faredBefore, tally.elsewhere(trial.area, trial.window));
  return { trial, verdict, failed: fared.failed, views: fared.views };
}

function evidenceOf(trial: Trial, trials: readonly Trial[], tally: Tally): RollbackEvidence {
  const { area, version, before, isCanary, window, windowBefore } = trial;
  const onTrial = new Set(trials.map(nameOf));
  const isCounted = (key: string) => !onTrial.has(key);
  return {
    area,
    version,
    before,
    isCanary,
    fared: tally.fared(area, version, window, isCounted),
    faredBefore: tally.fared(area, before, windowBefore, isCounted),
    stages: tally.stages(area, version, window),
    since: new Date(window.from).toISOString(),
  };
}

function nameOf({ area, version }: Trial): string {
  return `${area}@${version}`;
}

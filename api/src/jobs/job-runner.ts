import type { Db } from '../db/tables.ts';
import { unavailabilityOf } from '../db/unavailable.ts';
import type { Job } from '../runtime/job.ts';
import type { Log } from '../runtime/log.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import { startLoop, type RoundEnd } from './job-loop.ts';
import { claimJobs, type JobState, registerJobs, releaseJobs, saveProgress } from './job-store.ts';

/** How often a process says that it lives, and looks for jobs whose process does not. */
const BEAT_MS = 3_000;
/** A process that has not said so for this long has lost its jobs. */
const LEASE_MS = 10_000;

interface RunnerOptions {
  readonly jobs: readonly Job[];
  /** Distinguishes this process from all others on the database. */
  readonly processId: string;
  /** Whether the database is this process's alone, so that it takes over at once what the process before held. */
  readonly isAlone: boolean;
  readonly db: Db;
  readonly log: Log;
  readonly beatMs?: number;
  readonly leaseMs?: number;
}

interface Held {
  readonly stop: () => Promise<void>;
}

/**
 * Does jobs while this process holds them. Each job is held by one process at a time, under a lease in the table `jobs`: the others take
 * it over within `leaseMs` and a beat when that process is killed, stands still or is cut off, and within a beat when it is stopped. How a job stands is
 * in the table too, so a takeover or a start after a downtime goes on where the last round ended.
 *
 * A lease is no lock: a process that stood still may end its round beside the one of the new holder (see `Job.work`).
 */
export class JobRunner {
  readonly #options: Required<RunnerOptions>;
  readonly #held = new Map<string, Held>();
  /** Rounds of jobs that were lost in the middle. */
  readonly #ending = new Map<string, Promise<void>>();
  /** Ended rounds that the table does not know yet, and when they ended. */
  readonly #unsaved = new Map<string, RoundEnd & { readonly endedAtMs: number }>();
  #states: ReadonlyMap<string, JobState> = new Map();
  #isStopped = false;
  #isRegistered = false;
  #beating: Promise<void> = Promise.resolve();
  #nextBeat: NodeJS.Timeout | undefined;
  #leaseEnd: NodeJS.Timeout | undefined;

  constructor(options: RunnerOptions) {
    this.#options = { beatMs: BEAT_MS, leaseMs: LEASE_MS, ...options };
  }

  /** How all jobs stand, in whichever process, as the table said at the last beat; empty before the first one. */
  get states(): ReadonlyMap<string, JobState> {
    return this.#states;
  }

  /** Takes part from now on. */
  start(): void {
    this.#beating = this.#beat();
  }

  /** Lets the rounds that are running end, and leaves the jobs to the other processes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#nextBeat);
    await this.#beating;
    clearTimeout(this.#leaseEnd);
    await this.#dropAll();
    const { db, processId } = this.#options;
    await this.#orReport(async () => {
      await this.#save();
      await releaseJobs(db, processId);
    });
  }

  async #beat(): Promise<void> {
    await this.#orReport(async () => {
      const { db, jobs, processId: holder, leaseMs, isAlone } = this.#options;
      if (!this.#isRegistered) await registerJobs(db, jobs);
      this.#isRegistered = true;
      await this.#save();
      const names = jobs.map(({ name }) => name);
      const askedAtMs = performance.now();
      const states = await claimJobs(db, { names, holder, leaseMs, isAlone });
      this.#states = new Map(states.map((state) => [state.name, state]));
      clearTimeout(this.#leaseEnd);
      this.#leaseEnd = setTimeout(() => void this.#dropAll(), leaseMs - (performance.now() - askedAtMs));
      this.#follow();
    });
    if (!this.#isStopped) this.#nextBeat = setTimeout(() => this.start(), this.#options.beatMs);
  }

  /** Begins what this process holds now, and ends what it has lost. */
  #follow(): void {
    for (const job of this.#options.jobs) {
      const state = this.#states.get(job.name);
      if (!state?.isMine) this.#drop(job.name);
      else if (!this.#isStopped && !this.#held.has(job.name) && !this.#ending.has(job.name))
        this.#held.set(job.name, { stop: this.#loop(job, state) });
    }
  }

  #loop(job: Job, { dueInMs, failures }: JobState): () => Promise<void> {
    const firstAfterMs = Math.max(0, Math.min(dueInMs, job.firstAfterMs ?? dueInMs));
    return startLoop(job, { firstAfterMs, failures }, this.#options.log, (end) =>
      this.#unsaved.set(job.name, { ...end, endedAtMs: performance.now() }),
    );
  }

  #drop(name: string): void {
    const held = this.#held.get(name);
    if (!held) return;
    this.#held.delete(name);
    this.#ending.set(
      name,
      held.stop().finally(() => this.#ending.delete(name)),
    );
  }

  async #dropAll(): Promise<void> {
    for (const name of this.#held.keys()) this.#drop(name);
    await Promise.all(this.#ending.values());
  }

  async #save(): Promise<void> {
    const { db, processId, jobs } = this.#options;
    const ends = [...this.#unsaved];
    if (ends.length === 0) return;
    const progress = ends.map(([name, { failures, reason, found, pauseMs, endedAtMs }]) => ({
      name,
      dueInMs: Math.round(pauseMs - (performance.now() - endedAtMs)),
      failures,
      reason,
      found: reason === null && isKept(jobs, name) ? JSON.stringify(found) : null,
    }));
    await saveProgress(db, processId, progress);
    // A round that has ended meanwhile is written at the next beat.
    for (const [name, end] of ends) if (this.#unsaved.get(name) === end) this.#unsaved.delete(name);
  }

  async #orReport(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const trouble = unavailabilityOf(error);
      if (trouble) this.#options.log.warn({ reason: trouble }, 'the jobs wait for the database');
      else this.#options.log.error({ reason: reasonOf(error) }, 'the jobs cannot be shared out');
    }
  }
}

function isKept(jobs: readonly Job[], name: string): boolean {
  return jobs.find((job) => job.name === name)?.keepsFinding === true;
}

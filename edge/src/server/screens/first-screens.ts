import { everyComposition } from '../canary/variants.ts';
import type { Composition } from '../composition.ts';
import { findRoute } from '../find-route.ts';
import { drawView, type DrawnView, type Fault } from './draw-view.ts';
import type { Drawers } from './drawers.ts';
import { createIncompleteScreens, type IncompleteScreen } from './incomplete-screens.ts';
import type { Answers } from './read-answers.ts';
import { isDrawable, viewKey, type View } from './view.ts';

/** A first screen is shown as it is for so long; then it is renewed while it is shown; after the latter it is not shown. */
const FRESH_MS = 10_000;
const MOST_AGE_MS = 120_000;
/** The first view of a screen waits this long for it. */
const PATIENCE_MS = 250;
/**
 * The same where the screen was there with the releases before. Their processes have only begun, and players who had a first screen before a
 * release or a rollback have one after it.
 */
const PATIENCE_AFTER_RELEASE_MS = 4_000;
/** When the API did not answer all, or too much is drawn. */
const SOON_MS = 3_000;
/** After a fault; twice as long after each further one, up to the latter. */
const REST_MS = 30_000;
const MOST_REST_MS = 600_000;
/** A page of 150 KB is in memory as text and, compressed and not, as it is sent: about four bytes for each letter. */
const LIMITS = { entries: 400, letters: 32_000_000 };
/** When another set of releases is live, so many views are drawn before anybody asks. */
const MOST_AHEAD = 50;

export interface FirstScreens {
  /** The first screen of a view as it is now; null when there is none yet, or there will be none: the skeleton stands there. Never throws. */
  of(view: View): Promise<DrawnView | null>;
  /** These releases are live now, or canaries: draws with them what is asked for most, and ends the processes of others. */
  follow(composition: Composition): void;
  counts(): FirstScreenCounts;
  /** Screens that were drawn without all they asked for. */
  incomplete(): readonly IncompleteScreen[];
  /** What draws now, and how much memory that takes. */
  processes(): ReturnType<Drawers['running']>;
  close(): void;
}

export interface FirstScreenCounts {
  /** Views with a first screen that was there. */
  readonly kept: number;
  /** Views with one that they waited for. */
  readonly drawn: number;
  /** Views that had to do without, where one could have been. */
  readonly without: number;
  /** First screens in memory, and their letters. */
  readonly entries: number;
  readonly letters: number;
}

export interface FirstScreenParts {
  readonly drawers: Drawers;
  readonly readAnswers: (view: View) => Promise<Answers>;
  readonly onFault: (fault: Fault, view: View) => void;
  /** A screen lacked something while it was drawn; told once for each version, path and thing. */
  readonly onMissing: (missing: readonly string[], view: View) => void;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly pause: (waitMs: number) => Promise<void>;
}

interface Entry {
  view: View;
  drawn: DrawnView | null;
  letters: number;
  answersHash: string;
  /** When it was last known to be what would be drawn. */
  checkedAt: number;
  retryAt: number;
  faults: number;
  asked: number;
  work: Promise<void> | null;
  /** How long a view waits for this work. */
  patienceMs: number;
}

/** Keeps first screens. A page view only reads; drawing happens beside it. */
export function createFirstScreens({
  drawers,
  readAnswers,
  onFault,
  onMissing,
  now,
  pause,
}: FirstScreenParts): FirstScreens {
  /** The one asked for last is the last. */
  const entries = new Map<string, Entry>();
  const counts = { kept: 0, drawn: 0, without: 0 };
  const incomplete = createIncompleteScreens();
  let letters = 0;

  function entryOf(view: View, asked: number): Entry {
    const key = viewKey(view);
    const entry = entries.get(key) ?? newEntry(view);
    entry.view = view;
    entry.asked += asked;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  function bound(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= LIMITS.entries && letters <= LIMITS.letters) return;
      letters -= entry.letters;
      entry.letters = 0;
      entries.delete(key);
    }
  }

  function keep(entry: Entry, drawn: DrawnView | null): void {
    entry.drawn = drawn;
    // It may have left the map while it was drawn.
    if (entries.get(viewKey(entry.view)) !== entry) return;
    letters += lettersOf(drawn) - entry.letters;
    entry.letters = lettersOf(drawn);
    bound();
  }

  function start(entry: Entry, patienceMs = PATIENCE_MS): void {
    if (now() < entry.retryAt || entry.work) return;
    entry.patienceMs = patienceMs;
    entry.work = renew(entry).finally(() => (entry.work = null));
  }

  async function renew(entry: Entry): Promise<void> {
    const { view, drawn: before } = entry;
    const answers = await readAnswers(view);
    const isSame = before !== null && answers.hash === entry.answersHash;
    if (isSame) entry.checkedAt = now();
    if (!answers.isWhole) entry.retryAt = now() + SOON_MS;
    // An older screen is better than one with gaps.
    if (isSame || (before?.screen && !answers.isWhole)) return;
    const { drawn, faults, isLater } = await drawView(drawers, view, answers, before);
    if (isLater) entry.retryAt = now() + SOON_MS;
    if (isLater && before?.screen) return;
    for (const fault of faults) onFault(fault, view);
    noteMissing(drawn, view);
    entry.faults = faults.length > 0 ? entry.faults + 1 : 0;
    if (faults.length > 0) entry.retryAt = now() + restMs(entry.faults);
    entry.answersHash = isLater || faults.length > 0 ? '' : answers.hash;
    entry.checkedAt = now();
    keep(entry, drawn);
  }

  function noteMissing(drawn: DrawnView | null, view: View): void {
    const missing = incomplete.note(view, drawn?.screen?.missing ?? []);
    if (missing.length > 0) onMissing(missing, view);
  }

  /** A layout alone holds no answers: it stays true for its key. */
  const isOld = ({ drawn, checkedAt }: Entry) => drawn?.screen != null && now() - checkedAt >= MOST_AGE_MS;

  return {
    async of(view) {
      if (!isDrawable(view)) return null;
      const entry = entryOf(view, 1);
      bound();
      const age = now() - entry.checkedAt;
      if (age >= FRESH_MS) start(entry);
      if (entry.drawn && !isOld(entry)) {
        counts.kept += 1;
        return entry.drawn;
      }
      if (entry.work) await Promise.race([entry.work, pause(entry.patienceMs)]);
      const drawn = isOld(entry) ? null : entry.drawn;
      counts[drawn ? 'drawn' : 'without'] += 1;
      return drawn;
    },
    follow(live) {
      const compositions = everyComposition(live);
      drawers.retain(compositions);
      const most = [...entries.values()].sort((one, other) => other.asked - one.asked).slice(0, MOST_AHEAD);
      for (const [{ view, asked }, composition] of pairs(most, compositions)) {
        const found = findRoute(composition, view.path, view.facts);
        const next = found && { ...view, ...found, composition };
        if (!next || !isDrawable(next)) continue;
        // What was asked for long ago is forgotten with time.
        const entry = entryOf(next, entries.has(viewKey(next)) ? 0 : asked / 2);
        if (now() - entry.checkedAt >= FRESH_MS) start(entry, PATIENCE_AFTER_RELEASE_MS);
      }
      bound();
    },
    incomplete: incomplete.all,
    counts: () => ({ ...counts, entries: entries.size, letters }),
    processes: () => drawers.running(),
    close: () => drawers.close(),
  };
}

/** With the live releases first. */
function pairs<One, Other>(ones: readonly One[], others: readonly Other[]): (readonly [One, Other])[] {
  return others.flatMap((other) => ones.map((one) => [one, other] as const));
}

function newEntry(view: View): Entry {
  return {
    view,
    drawn: null,
    letters: 0,
    answersHash: '',
    checkedAt: -Infinity,
    retryAt: -Infinity,
    faults: 0,
    asked: 0,
    work: null,
    patienceMs: PATIENCE_MS,
  };
}

function restMs(faults: number): number {
  return Math.min(REST_MS * 2 ** (faults - 1), MOST_REST_MS);
}

function lettersOf(drawn: DrawnView | null): number {
  if (!drawn) return 0;
  const { layout, screen } = drawn;
  const ofScreen = screen ? screen.html.length + screen.rules.css.length + screen.queries.length : 0;
  return layout.html.length + layout.htmlAfter.length + layout.rules.css.length + ofScreen;
}

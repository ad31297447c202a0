import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openLineFiles } from './line-files.ts';
import { visitorReference } from './visitor-reference.ts';

const DAY_MS = 86_400_000;
/** How long it can be said which versions a page view had. */
export const EVIDENCE_KEPT_MS = 90 * DAY_MS;
/** About four million page views of one edge. */
const MOST_BYTES_A_DAY = 256 * 1024 * 1024;
/** Of one network in a day: a mobile operator puts thousands of players behind one address. */
const MOST_LINES_OF_A_NETWORK = 100_000;
const MOST_NETWORKS = 100_000;
const PRUNE_MS = 3_600_000;
const SET_ID_LETTERS = 12;

/** Folder of the lines that say which releases page views had. */
export function evidenceFolder(registry: string): string {
  return join(registry, 'evidence');
}

/** How somebody saw a set of releases. */
export const SEEN = ['page', 'map', 'preview'] as const;
export type Seen = (typeof SEEN)[number];

/** Which version of every area each page view had: kept for disputes and for support, without anything that is about a person. */
export interface Evidence {
  /** @param how the page itself, the map that an open tab asked for, or either of a preview @param network of the visitor, which is not written */
  note(visitorId: string, set: string, how: Seen, network: string): void;
  /** What support knows a browser by; empty without an id. */
  reference(visitorId: string): string;
  /** Writes what was noted, and removes what is too old. */
  round(): Promise<void>;
  counts(): { readonly noted: number; readonly dropped: number; readonly bytes: number };
}

interface Parts {
  readonly registry: string;
  readonly key: Buffer;
  readonly now: () => number;
}

export function openEvidence({ registry, key, now }: Parts): Evidence {
  const files = openLineFiles({
    folder: evidenceFolder(registry),
    now,
    spanMs: DAY_MS,
    keptMs: EVIDENCE_KEPT_MS,
    mostBytes: MOST_BYTES_A_DAY,
  });
  const counts = { noted: 0, dropped: 0 };
  let defined = { day: -1, sets: new Set<string>() };
  const linesOf = new Map<string, number>();
  let countedDay = -1;
  let prunedAt = -Infinity;
  let bytes = 0;

  /** Every file says in full what its sets are. */
  function define(id: string, set: string): boolean {
    const day = Math.floor(now() / DAY_MS);
    if (defined.day !== day) defined = { day, sets: new Set() };
    if (defined.sets.has(id)) return true;
    const isWritten = files.add(`${JSON.stringify({ set: id, releases: set })}\n`);
    if (isWritten) defined.sets.add(id);
    return isWritten;
  }

  /** Nobody can fill the day's file for the others. */
  function mayWrite(network: string): boolean {
    const day = Math.floor(now() / DAY_MS);
    if (day !== countedDay || linesOf.size > MOST_NETWORKS) linesOf.clear();
    countedDay = day;
    const lines = (linesOf.get(network) ?? 0) + 1;
    linesOf.set(network, lines);
    return lines <= MOST_LINES_OF_A_NETWORK;
  }

  return {
    note(visitorId, set, how, network) {
      if (visitorId === '') return;
      if (!mayWrite(network)) {
        counts.dropped += 1;
        return;
      }
      const id = setId(set);
      const line = JSON.stringify([now(), visitorReference(key, visitorId), id, how]);
      const isWritten = define(id, set) && files.add(`${line}\n`);
      counts[isWritten ? 'noted' : 'dropped'] += 1;
    },
    reference: (visitorId) => (visitorId === '' ? '' : visitorReference(key, visitorId)),
    async round() {
      await files.flush();
      if (now() - prunedAt < PRUNE_MS) return;
      prunedAt = now();
      await files.prune();
      bytes = await files.bytes();
    },
    counts: () => ({ ...counts, bytes }),
  };
}

function setId(set: string): string {
  return createHash('sha256').update(set).digest('base64url').slice(0, SET_ID_LETTERS);
}

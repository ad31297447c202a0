import { z } from 'zod';
import { openLineFiles } from './line-files.ts';
import { EVIDENCE_KEPT_MS, evidenceFolder, SEEN, type Seen } from './evidence.ts';

/** One page view, or one map that an open tab has taken over; `preview`: either of them, with a version that players did not have. */
export interface EvidenceLine {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly visitor: string;
  readonly how: Seen;
  /** Version of each area, the shell too. */
  readonly releases: Readonly<Record<string, string>>;
}

export interface EvidenceQuery {
  /** Absent: of everybody. */
  readonly visitor?: string;
  /** Milliseconds since 1970; the latter does not belong to it. */
  readonly from: number;
  readonly to: number;
}

const definitionSchema = z.strictObject({ set: z.string(), releases: z.string() });
const lineSchema = z.tuple([z.number(), z.string(), z.string(), z.enum(SEEN)]);

/** What all edges have noted, in the order of time. A damaged line is left out. */
export async function readEvidence(
  registry: string,
  { visitor, from, to }: EvidenceQuery,
): Promise<EvidenceLine[]> {
  const files = openLineFiles({
    folder: evidenceFolder(registry),
    now: Date.now,
    spanMs: 86_400_000,
    keptMs: EVIDENCE_KEPT_MS,
    mostBytes: 0,
  });
  const sets = new Map<string, Readonly<Record<string, string>>>();
  const found: {
    readonly at: number;
    readonly visitor: string;
    readonly set: string;
    readonly how: Seen;
  }[] = [];
  await files.readNew((text) => {
    const value = parse(text);
    const definition = definitionSchema.safeParse(value);
    if (definition.success) sets.set(definition.data.set, versionsOf(definition.data.releases));
    const line = lineSchema.safeParse(value);
    if (!line.success) return;
    const [at, who, set, how] = line.data;
    if (at >= from && at < to && (visitor === undefined || who === visitor))
      found.push({ at, visitor: who, set, how });
  });
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ at, visitor: who, set, how }) => ({
      at: new Date(at).toISOString(),
      visitor: who,
      how,
      releases: sets.get(set) ?? {},
    }));
}

/** As a table: one column for each area that occurs. */
export function evidenceTable(lines: readonly EvidenceLine[]): string {
  const areas = [...new Set(lines.flatMap(({ releases }) => Object.keys(releases)))].sort();
  const rows = lines.map(({ at, visitor, how, releases }) => [
    at,
    visitor,
    how,
    ...areas.map((area) => releases[area] ?? ''),
  ]);
  return [['at', 'visitor', 'how', ...areas], ...rows].map((row) => row.join(',')).join('\n');
}

function versionsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(' ').flatMap((one) => {
      const [area, version] = one.split('@', 2);
      return area && version ? [[area, version]] : [];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

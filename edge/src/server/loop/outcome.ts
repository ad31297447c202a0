import { z } from 'zod';
import type { FailedStage } from '../area-counters.ts';

/** How a version of an area fared in one page view. */
export interface Outcome {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly view: string;
  /** Stands for the network that the report came from; nobody can tell from it which one that is. */
  readonly network: string;
  /** Version of the shell that ran there. */
  readonly shell: string;
  readonly area: string;
  readonly version: string;
  /** Where it failed; null: it was ready. */
  readonly failed: FailedStage | null;
}

const text = z.string().max(100);
const stage = z.enum(['load', 'mount', 'ready', 'render']).nullable();
const lineSchema = z.tuple([z.number(), text, text, text, text, text, stage]);

/** An outcome as a line of a file. */
export function outcomeLine({ at, view, network, shell, area, version, failed }: Outcome): string {
  return `${JSON.stringify([at, view, network, shell, area, version, failed])}\n`;
}

/** Null for a line that is damaged. */
export function readOutcome(line: string): Outcome | null {
  try {
    const [at, view, network, shell, area, version, failed] = lineSchema.parse(JSON.parse(line));
    return { at, view, network, shell, area, version, failed };
  } catch {
    return null;
  }
}

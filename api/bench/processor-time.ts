import { readdirSync, readFileSync } from 'node:fs';

/** The system counts in hundredths of a second. */
const MS_PER_TICK = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/**
 * Processor time that processes and their children have used, in milliseconds: of all figures the one that says the same on a busy machine.
 * Null where the system has no /proc.
 */
export function processorMs(pids: readonly number[]): number | null {
  const all = processes();
  if (!all) return null;
  const ofThem = all.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent));
  return ofThem.reduce((sum, { ticks }) => sum + ticks, 0) * MS_PER_TICK;
}

function processes(): readonly Process[] | null {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(read);
  } catch {
    return null;
  }
}

function read(pid: string): readonly Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may have spaces. Then: state, parent, ..., own time as the 12th and 13th, that of ended children after them.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0);
    return [{ pid: Number(pid), parent: fields[1] ?? 0, ticks }];
  } catch {
    return []; // it has ended meanwhile
  }
}

import { readFileSync } from 'node:fs';

const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** What processes have used so far. */
interface Usage {
  readonly cpuMs: number;
  readonly residentMb: number;
}

/** Of one process. Linux only. @throws when it is gone, or there is no /proc */
export function usageOf(pid: number): Usage {
  // After the name in brackets, which may hold anything. Source: proc_pid_stat(5).
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]].map(Number);
  return { cpuMs: (user + system) * TICK_MS, residentMb: (pages * PAGE_BYTES) / 1024 / 1024 };
}

/** Of the processes that it has started and that still run: those that draw first screens. */
export function usageOfChildren(pid: number): Usage {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const all = pids.map((child) => usageOf(Number(child)));
  const sum = (value: (usage: Usage) => number) => all.reduce((total, usage) => total + value(usage), 0);
  return { cpuMs: sum(({ cpuMs }) => cpuMs), residentMb: sum(({ residentMb }) => residentMb) };
}

import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { PostgresServer } from '@mosaico/shared/server/testing';

const PAUSE_MS = 20;

/** `kill -9` of a PostgreSQL: of its first process, so that nobody tidies up, and of all others. Resolves when all are gone. */
export async function killServer(server: PostgresServer): Promise<void> {
  const first = server.pid();
  const others = processes().flatMap(({ pid, parent }) => (parent === first ? [pid] : []));
  for (const pid of [first, ...others]) kill(pid);
  const isRunning = () =>
    processes().some(({ pid, hasEnded }) => !hasEnded && [first, ...others].includes(pid));
  while (isRunning()) await setTimeout(PAUSE_MS);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended meanwhile
  }
}

function processes(): { pid: number; parent: number; hasEnded: boolean }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), hasEnded: state.startsWith('Z') };
  });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const PROCESSES = new URL('processes.mjs', import.meta.url).href;
/** Writes its pid, and stays until it is ended. */
const STAYS = `require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000)`;

/** A command that has started a program in one of the ways there are. */
async function aCommand(start: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
  const file = path.join(folder, 'pid');
  const code = `import { run, serve } from '${PROCESSES}';
    const args = ['-e', ${JSON.stringify(STAYS)}, '${file}'];
    const options = { cwd: '.', env: {}, logFile: '${folder}/log', title: 'It' };
    ${start}`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
  const ended = new Promise((resolve) => command.once('close', resolve));
  let pid = 0;
  while (pid === 0) {
    await after(20);
    pid = Number(await readPid(file));
  }
  started.push(pid);
  return { command, ended, pid };
}

async function readPid(file: string): Promise<string> {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0'; // not written yet
  }
}

const started: number[] = [];
afterEach(() =>
  started
    .splice(0)
    .filter(isAlive)
    .forEach((pid) => process.kill(pid)),
);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['a server that is starting', 'serve(process.execPath, args, options); setInterval(() => {}, 1000);'],
  ['a program that runs to its end', 'await run(process.execPath, args, options).catch(() => {});'],
])('a command that is ended leaves nothing behind: %s', async (_, start) => {
  const { command, ended, pid } = await aCommand(start);
  expect(isAlive(pid)).toBe(true);

  command.kill('SIGTERM');

  expect(await ended).toBe(143);
  expect(isAlive(pid)).toBe(false);
});

it('a command with an end of its own keeps it', async () => {
  const { command, ended, pid } = await aCommand(`const server = serve(process.execPath, args, options);
    process.once('SIGTERM', () => void server.stop().then(() => process.exit(7)));`);

  command.kill('SIGTERM');

  expect(await ended).toBe(7);
  expect(isAlive(pid)).toBe(false);
});

import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { CommandError } from './terminal.mjs';

/** What runs now, and how it is ended. @type {Set<() => unknown>} */
const running = new Set();

/**
 * A command that is ended by a signal ends what it has started, and waits for it: a signal that reaches this process alone, as `kill` sends
 * it, would leave a database or a browser behind. A command with an end of its own keeps that.
 */
function endWithCommand(child, end) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll);
  running.add(end);
  child.once('close', () => {
    running.delete(end);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'];

async function endAll(signal) {
  if (process.listenerCount(signal) > 1) return;
  await Promise.all([...running].map((end) => end()));
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, uid?: number, gid?: number, quiet?: boolean, title?: string }} [options] quiet: output is shown only on failure
 * @returns {Promise<string>} what it printed to stdout when quiet, else an empty string
 * @throws CommandError with the program's last lines when it fails
 */
export function run(program, args, { cwd, env = {}, uid, gid, quiet = false, title = program } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      uid,
      gid,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const closed = new Promise((done) => child.once('close', done));
    endWithCommand(child, () => (child.kill(), closed));
    let out = '';
    let all = '';
    child.stdout?.on('data', (chunk) => ((out += chunk), (all += chunk)));
    child.stderr?.on('data', (chunk) => (all += chunk));
    child.on('error', (error) => reject(new CommandError(`${title} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(out);
      else
        reject(
          new CommandError(
            `${title} failed (${signal ?? `exit code ${code}`})${all ? `\n${lastLines(all)}` : ''}`,
          ),
        );
    });
  });
}

/**
 * Starts a server in the background; its output goes to a log file, its last error line is kept for `failure`.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string>, uid?: number, gid?: number, logFile: string, title: string, stopSignal?: string }} options
 */
export function serve(program, args, { cwd, env, uid, gid, logFile, title, stopSignal = 'SIGTERM' }) {
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, {
    cwd,
    uid,
    gid,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors = (errors + chunk).slice(-4000)));
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) =>
      resolve(lastLines(errors, 1) || `${title} ended (${signal ?? `exit code ${code}`}), see ${logFile}`),
    );
  });
  /** Sends SIGTERM (or what the program takes for it), and SIGKILL if it still runs after fifteen seconds, longer than it takes by itself. */
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(stopSignal);
    const insist = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(insist);
  }
  endWithCommand(child, stop);
  return {
    pid: child.pid,
    /** Resolves, with the reason, when the process is gone. @type {Promise<string>} */
    ended,
    stop,
  };
}

/**
 * Waits until an address answers with a success.
 * @param {string} url
 * @param {{ ended: Promise<string> }} server its end is the failure
 * @param {number} [timeoutMs] only ends a start that hangs; a busy machine must never reach it
 */
export async function untilReady(url, server, timeoutMs = 300_000) {
  let reason;
  void server.ended.then((text) => (reason = text));
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (reason !== undefined) throw new CommandError(reason);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CommandError(`${url} did not answer within ${timeoutMs / 1000} s`);
}

async function answers(url) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // not listening yet
  }
}

function lastLines(text, count = 40) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

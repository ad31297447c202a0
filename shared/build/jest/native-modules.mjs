import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

/** Server code runs as native ES modules in jest, which Node offers behind this flag only. */
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Starts the running jest anew with the flag, when it is missing, so that plain `jest` works everywhere.
 * The process is replaced where the system can do that: signals and the exit code then need no forwarding.
 */
export function ensureNativeModules() {
  const isJest = /^jest(?:\.js)?$/.test(basename(process.argv[1] ?? ''));
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  if (!isJest || given.includes(FLAGS[0])) return;
  const command = [...FLAGS, ...process.execArgv, ...process.argv.slice(1)];
  if (process.execve && process.platform !== 'win32') {
    process.removeAllListeners('warning');
    process.execve(process.execPath, [process.execPath, ...command], process.env);
  }
  process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
}

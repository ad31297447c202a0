/** Progress lines of the commands. Plain text, one line a step, so that a log file reads as well as a terminal. */

const startedAt = Date.now();
/** What a shell says of a program that wrote to a reader who had gone. */
const READER_GONE = 141;

// `pnpm requirements | head`: a program that is not Node ends without a word here.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(READER_GONE);
});

/** Prints one line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs one step and says how long it took.
 * @template T
 * @param {string} title what happens, e.g. `Installing packages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begin = Date.now();
  say(`▸ ${title} …`);
  const result = await work();
  say(`  ${title}: done in ${seconds(Date.now() - begin)}`);
  return result;
}

/** Time since the command began, for the last line. */
export function elapsed() {
  return seconds(Date.now() - startedAt);
}

/** A failure that one line explains; no stack is shown. */
export class CommandError extends Error {}

/**
 * Runs a command's main function: a CommandError is one clear line, anything else shows its stack; both end with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(
      error instanceof CommandError ? `✖ ${error.message}\n` : `✖ ${error?.stack ?? error}\n`,
    );
    process.exitCode = 1;
  }
}

/** A time as a person reads it. */
export function seconds(ms) {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
}

import { attachDatabase, registryDatabaseUrl } from '../registry/attached-database.ts';
import { RegistryError, errorCode } from '../registry/registry-error.ts';
import { registryFolder } from '../registry/registry-folder.ts';
import { isFull } from '../registry/reserve.ts';
import { readArguments, type Arguments } from './arguments/arguments.ts';
import { UsageError } from './arguments/usage-error.ts';
import { runCommand } from './commands/run-command.ts';
import { activateAfterMount } from './mount/activate-after-mount.ts';
import { readMount } from './mount/mount-address.ts';
import { readAddress } from './remote/address.ts';
import { runRemotely } from './remote/run-remotely.ts';
import { sayRefusal } from './speech/phrases.ts';
import { USAGE } from './usage.ts';

/** What the command is given by the process it runs in. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** A text for standard output, without its last line break. */
  readonly say: (text: string) => void;
  /** A text for standard error, without its last line break. */
  readonly complain: (text: string) => void;
}

/**
 * `pnpm release …`.
 * @returns exit code: 0 done, 1 refused or damaged, 2 not understood
 */
export async function runCommandLine(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, say, complain } = surroundings;
  const isJson = argv.includes('--json');
  try {
    const { argv: withMount, api } = readAddress(argv);
    const { argv: words, mount } = readMount(withMount, env);
    const given = readArguments(words);
    if (!given) {
      say(USAGE);
      return 0;
    }
    const give = async (command: readonly string[]) => {
      const understood = readArguments(command);
      if (!understood) throw new UsageError('Help is to be had without a mount');
      return api
        ? await runRemotely(api, env['RELEASE_TOKEN'], command, understood)
        : await runHere(understood, env);
    };
    const { text, data, ok, warnings } = mount
      ? await activateAfterMount(words, given, mount, give)
      : await give(words);
    for (const warning of warnings) complain(`Warning: ${warning}`);
    if (isJson) say(JSON.stringify(data, null, 2));
    else if (ok) say(text);
    else complain(text);
    return ok ? 0 : 1;
  } catch (error) {
    return explain(error, isJson, complain);
  }
}

async function runHere(
  given: Arguments,
  env: NodeJS.ProcessEnv,
): Promise<Awaited<ReturnType<typeof runCommand>>> {
  const registry = registryFolder(env);
  const detach = await attachDatabase(registry, registryDatabaseUrl(env));
  return await runCommand(registry, given).finally(detach);
}

function explain(error: unknown, isJson: boolean, complain: (text: string) => void): number {
  if (error instanceof UsageError) {
    complain(
      isJson ? JSON.stringify({ error: error.message }) : `${error.message}. See: pnpm release --help`,
    );
    return 2;
  }
  if (error instanceof RegistryError) {
    const { message, reasons } = error;
    complain(isJson ? JSON.stringify({ error: message, reasons }) : sayRefusal(message, reasons));
    return 1;
  }
  const code = errorCode(error);
  if (code === '') throw error;
  if (isFull(error)) complain('The disk of the registry is full. A rollback is still possible');
  else complain(`The registry cannot be used: ${error instanceof Error ? error.message : code}`);
  return 1;
}

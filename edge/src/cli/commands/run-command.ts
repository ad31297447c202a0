import { readHistory } from '../../registry/history.ts';
import { openRegistry } from '../../registry/registry.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import type { Arguments } from '../arguments/arguments.ts';
import type { Command } from '../arguments/commands.ts';
import { access } from './access.ts';
import { activate, promote, rollback, withdraw } from './live.ts';
import { keys } from './keys.ts';
import { preview } from './preview.ts';
import { evidence, history, status, verify } from './look.ts';
import type { Outcome } from './outcome.ts';
import { note, prune, publish, revoke } from './store.ts';

const READING: readonly Command[] = ['status', 'history', 'verify', 'evidence'];

/**
 * Runs one understood command against the registry.
 * @returns what it did, and what is damaged in the history: it was left out, and somebody has to know
 * @throws RegistryError
 */
export async function runCommand(
  registry: string,
  given: Arguments,
): Promise<Outcome & { readonly warnings: readonly string[] }> {
  const isReadOnly = (await openRegistry(registry)) === 'read-only';
  const isReading =
    READING.includes(given.command) || (given.command === 'preview' && given.preview.kind === 'list');
  if (isReadOnly && !isReading)
    throw new RegistryError(`The registry ${registry} can only be read by this user: nothing changed`);
  const outcome = await run(registry, given);
  return { ...outcome, warnings: (await readHistory(registry)).damage };
}

async function run(registry: string, given: Arguments): Promise<Outcome> {
  switch (given.command) {
    case 'publish':
      return await publish(registry, given);
    case 'activate':
      return await activate(registry, given);
    case 'promote':
      return await promote(registry, given);
    case 'rollback':
      return await rollback(registry, given);
    case 'withdraw':
      return await (given.targets[0]?.version === undefined ? withdraw : revoke)(registry, given);
    case 'restore':
    case 'pin':
    case 'unpin':
      return await note(registry, given.command, given);
    case 'prune':
      return await prune(registry, given);
    case 'status':
      return await status(registry, given);
    case 'history':
      return await history(registry, given);
    case 'verify':
      return await verify(registry, given);
    case 'evidence':
      return await evidence(registry, given);
    case 'preview':
      return await preview(registry, given);
    case 'access':
      return await access(registry, given);
    case 'keys':
      return await keys(registry, given);
  }
}

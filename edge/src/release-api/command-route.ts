import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readArguments, type Arguments } from '../cli/arguments/arguments.ts';
import { UsageError } from '../cli/arguments/usage-error.ts';
import { runCommand } from '../cli/commands/run-command.ts';
import { denial, GRANTED_ACTIONS } from '../registry/credential.ts';
import { ENVIRONMENTS } from '../registry/environments.ts';
import { DatabaseAway } from '../registry/database/connection.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Authentication, Caller } from './authenticate.ts';
import { Refusal } from './refusal.ts';

const bodySchema = z.strictObject({ argv: z.array(z.string().max(1_000)).min(1).max(200) });

/** Commands of the registry as a whole: only who has its folder may give them. */
const OF_THE_FOLDER: readonly string[] = ['keys', 'access'];
const LOOKING: readonly string[] = ['status', 'history', 'verify'];

/**
 * `POST /v1/commands`: a command in the words of the command line. It answers what the command says, to people and to programs.
 * The author is the caller, whatever the words say.
 */
export function commandRoute(
  app: FastifyInstance,
  registry: string,
  callerOf: Authentication,
  path = '/v1/commands',
): void {
  app.post(path, { bodyLimit: 256 * 1024 }, async (request) => {
    const caller = callerOf(request);
    const given = commandOf(request.body);
    const refused = refusalOf(given, caller);
    if (refused !== null) throw new Refusal(403, refused);
    try {
      const outcome = await runCommand(registry, { ...given, by: caller.credential.name });
      request.log.info({ caller: caller.id, command: given.command, ok: outcome.ok }, 'command');
      return outcome;
    } catch (error) {
      if (error instanceof UsageError) throw new Refusal(422, error.message);
      if (!(error instanceof RegistryError) || error instanceof DatabaseAway) throw error;
      throw new Refusal(409, error.message, error.reasons);
    }
  });
}

function commandOf(body: unknown): Arguments {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new Refusal(422, 'The body is {"argv": ["status"]}, the words of a command');
  try {
    const given = readArguments(parsed.data.argv);
    if (given) return given;
  } catch (error) {
    if (error instanceof UsageError) throw new Refusal(422, error.message);
    throw error;
  }
  throw new Refusal(422, 'Help is to be had without the API');
}

/** Why this caller may not do this; null when they may. */
function refusalOf(given: Arguments, { credential }: Caller): string | null {
  const { command, targets } = given;
  if (LOOKING.includes(command) || (command === 'preview' && given.preview.kind === 'list')) return null;
  if (command === 'publish') return 'a release is published by uploading it';
  if (OF_THE_FOLDER.includes(command)) return `${command} is for those who have the folder of the registry`;
  if (given.by !== undefined) return 'who does it is whose token it is: --by has no place here';
  const action = GRANTED_ACTIONS.find((one) => one === command);
  if (action === undefined) return `${command} cannot be done from afar`;
  const isEverywhere =
    command === 'prune' ||
    ['restore', 'pin', 'unpin'].includes(command) ||
    targets.some(({ version }) => command === 'withdraw' && version !== undefined);
  return denial(credential, {
    action,
    areas: given.all || command === 'prune' ? null : targets.map(({ area }) => area),
    environments: isEverywhere ? ENVIRONMENTS : [given.environment],
  });
}

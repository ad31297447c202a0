import { z } from 'zod';
import { UsageError } from '../arguments/usage-error.ts';
import { type Arguments } from '../arguments/arguments.ts';
import type { Outcome } from '../commands/outcome.ts';
import { newestBuild } from '../places.ts';
import { readTeamKey } from '../team-key-file.ts';
import { sayPublished } from '../speech/say-store.ts';
import { COMMANDS_PATH, releaseApi } from './client.ts';
import { publishRemotely } from './upload.ts';

const outcomeSchema = z.object({
  text: z.string(),
  data: z.unknown(),
  ok: z.boolean(),
  warnings: z.array(z.string()),
});

/** Changes that may be asked for twice with one effect: those that name what they expect, and those that only look. */
function isRepeatable({ command, from, ifRevision, isDryRun, preview }: Arguments): boolean {
  if (preview.kind === 'start') return false;
  const onlyGoesOnce = command === 'rollback' ? from !== undefined : true;
  return isDryRun || ifRevision !== undefined || onlyGoesOnce;
}

/** Runs a command at the release API: the same words, the same answer. */
export async function runRemotely(
  api: URL,
  token: string | undefined,
  argv: readonly string[],
  given: Arguments,
): Promise<Outcome & { readonly warnings: readonly string[] }> {
  if (!token) throw new UsageError('The token of the release API is missing: RELEASE_TOKEN');
  const call = releaseApi(api, token);
  if (given.command === 'publish') {
    const area = given.targets[0]?.area ?? '';
    const signer = given.key === undefined ? undefined : await readTeamKey(given.key);
    const published = await publishRemotely(call, given.from ?? newestBuild(area), area, signer);
    return { text: sayPublished(published), data: published, ok: true, warnings: [] };
  }
  return await call('POST', COMMANDS_PATH, outcomeSchema, {
    body: JSON.stringify({ argv }),
    headers: { 'content-type': 'application/json' },
    isRepeatable: isRepeatable(given),
  });
}

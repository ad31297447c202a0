import { z } from 'zod';
import { denyAccess, grantAccess, rotateAccess } from '../../registry/change-access.ts';
import { ALL_AREAS, GRANTED_ACTIONS } from '../../registry/credential.ts';
import { ENVIRONMENTS } from '../../registry/environments.ts';
import { readStore } from '../../registry/registry.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { type Arguments } from '../arguments/arguments.ts';
import { authorOf, type Outcome } from './outcome.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 400;

const rightsSchema = z.strictObject({
  areas: z.array(z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)).min(1),
  environments: z.array(z.enum(ENVIRONMENTS)),
  actions: z.array(z.enum(GRANTED_ACTIONS)).min(1),
});

/** Who may use the release API. */
export async function access(registry: string, given: Arguments): Promise<Outcome> {
  const [word, name, ...rest] = given.words;
  if (word === undefined) return await list(registry);
  if (name === undefined || rest.length > 0)
    throw new UsageError('access takes grant <name>, rotate <id> or deny <id>');
  if (given.days < 1 || given.days > MOST_DAYS) throw new UsageError(`--days is from 1 to ${MOST_DAYS}`);
  const author = authorOf(given);
  const expiresAt = new Date(Date.parse(author.at) + given.days * DAY_MS).toISOString();
  switch (word) {
    case 'grant':
      return issued(await grantAccess(registry, { name, ...rightsOf(given), expiresAt }, author), expiresAt);
    case 'rotate':
      return issued(await rotateAccess(registry, name, expiresAt, author), expiresAt);
    case 'deny':
      await denyAccess(registry, name, author);
      return { text: `${name} is worth nothing any more.`, data: { id: name }, ok: true };
    default:
      throw new UsageError(`access has no "${word}": grant, rotate or deny`);
  }
}

async function list(registry: string): Promise<Outcome> {
  const { credentials } = await readStore(registry);
  const all = Object.entries(credentials).map(([id, { name, areas, environments, actions, expiresAt }]) => ({
    id,
    name,
    areas,
    environments,
    actions,
    expiresAt,
  }));
  const lines = all.map(
    ({ id, name, areas, environments, actions, expiresAt }) =>
      `${id}  ${name}: ${actions.join(', ')} of ${areas.join(', ')} in ${environments.join(', ') || 'no environment'}, until ${expiresAt.slice(0, 10)}`,
  );
  return {
    text: lines.length === 0 ? 'Nobody may use the release API.' : lines.join('\n'),
    data: all,
    ok: true,
  };
}

function rightsOf({ areas, environments, actions }: Arguments) {
  const rights = rightsSchema.safeParse({ areas, environments, actions });
  if (rights.success) return rights.data;
  throw new UsageError(
    `access grant needs --areas (names, or ${ALL_AREAS}), --environments (${ENVIRONMENTS.join(',')}) and --actions (${GRANTED_ACTIONS.join(',')})`,
  );
}

function issued({ id, token }: { id: string; token: string }, expiresAt: string): Outcome {
  const text = `${token}\nThis token of ${id} is shown only now. It is good until ${expiresAt.slice(0, 10)}.`;
  return { text, data: { id, token, expiresAt }, ok: true };
}

import { ALL_AREAS, newToken, type Credential } from './credential.ts';
import { withLock } from './lock.ts';
import { commitStore, currentStore, recover } from './locked-registry.ts';
import type { ChangeAuthor } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { entryOf } from './change-store.ts';

/** How long the secret before a rotation still works, so that it can be replaced where it is used. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Gives somebody a credential. @returns its token, which is to be had only now */
export async function grantAccess(
  registry: string,
  wanted: Omit<Credential, 'hash'>,
  author: ChangeAuthor,
): Promise<{ readonly id: string; readonly token: string }> {
  return await withLock(registry, async () => {
    await recover(registry);
    const { id, token, hash } = newToken();
    const areas = wanted.areas.includes(ALL_AREAS) ? [ALL_AREAS] : wanted.areas;
    await change(registry, 'grant', { [id]: { ...wanted, areas, hash } }, author);
    return { id, token };
  });
}

/** The same rights under another secret; the one before ends within a day. */
export async function rotateAccess(
  registry: string,
  id: string,
  expiresAt: string,
  author: ChangeAuthor,
): Promise<{ readonly id: string; readonly token: string }> {
  return await withLock(registry, async () => {
    await recover(registry);
    const before = await known(registry, id);
    const next = newToken();
    const end = new Date(Math.min(Date.parse(before.expiresAt), Date.parse(author.at) + OVERLAP_MS));
    const credentials = {
      [id]: { ...before, expiresAt: end.toISOString() },
      [next.id]: { ...before, hash: next.hash, expiresAt },
    };
    await change(registry, 'grant', credentials, author);
    return { id: next.id, token: next.token };
  });
}

/** From now on the credential is worth nothing. */
export async function denyAccess(registry: string, id: string, author: ChangeAuthor): Promise<void> {
  await withLock(registry, async () => {
    await recover(registry);
    await known(registry, id);
    await change(registry, 'deny', { [id]: null }, author);
  });
}

async function known(registry: string, id: string): Promise<Credential> {
  const { credentials } = await currentStore(registry);
  const credential = Object.hasOwn(credentials, id) ? credentials[id] : undefined;
  if (credential) return credential;
  throw new RegistryError(`There is no credential ${id}`);
}

async function change(
  registry: string,
  action: 'grant' | 'deny',
  changed: Readonly<Record<string, Credential | null>>,
  author: ChangeAuthor,
): Promise<void> {
  const store = await currentStore(registry);
  const all = Object.entries({ ...store.credentials, ...changed });
  const credentials = Object.fromEntries(
    all.filter((pair): pair is [string, Credential] => pair[1] !== null),
  );
  const entry = entryOf(action, [], { ...store, credentials }, author);
  await commitStore(registry, { ...entry, subjects: Object.keys(changed) });
}

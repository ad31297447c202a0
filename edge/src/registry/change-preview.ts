import { randomBytes } from 'node:crypto';
import { entryOf } from './change-store.ts';
import { withLock } from './lock.ts';
import { commitStore, currentStore, recover } from './locked-registry.ts';
import { MOST_PREVIEWS, runningPreviews, type Preview } from './preview.ts';
import { planLocked, type ChangeAuthor } from './registry.ts';
import { RegistryError } from './registry-error.ts';

const ID_BYTES = 6;

type Wanted = Pick<Preview, 'area' | 'version' | 'local' | 'environment' | 'site' | 'expiresAt'>;

/**
 * Lets one version be seen inside the site that is live. It has to pass the gate as if it were to go live, against what is live now. What a developer
 * has on their own machine passes no gate: only a browser on that machine loads it.
 * @throws RegistryError when it does not, when it is live already, or when too many previews are running
 */
export async function startPreview(
  registry: string,
  wanted: Wanted,
  author: ChangeAuthor,
): Promise<{ readonly id: string; readonly preview: Preview }> {
  return await withLock(registry, async () => {
    await recover(registry);
    if (wanted.local === undefined) await refuseUnfit(registry, wanted, author);
    const store = await currentStore(registry);
    const running = runningPreviews(store.previews, Date.parse(author.at));
    if (Object.keys(running).length >= MOST_PREVIEWS)
      throw new RegistryError(`${MOST_PREVIEWS} previews are running: end one first`);
    const id = randomBytes(ID_BYTES).toString('hex');
    const preview: Preview = { ...wanted, at: author.at, by: author.by, why: author.why };
    const next = { ...store, previews: { ...running, [id]: preview } };
    await commitStore(registry, {
      ...entryOf('preview', [wanted], next, author),
      subjects: [subjectOf(preview)],
    });
    return { id, preview };
  });
}

async function refuseUnfit(
  registry: string,
  { area, version, environment }: Wanted,
  author: ChangeAuthor,
): Promise<void> {
  const request = { action: 'activate', releases: [{ area, version }], isAgain: true } as const;
  const plan = await planLocked(registry, request, author, { environment });
  if (plan.kind === 'unchanged') throw new RegistryError(`${area} ${version} is live already`);
  if (plan.kind === 'refused')
    throw new RegistryError(`Refused: ${area} ${version} does not fit into what is live`, plan.reasons);
}

/** From now on its token shows nothing. @throws RegistryError when the area has no such preview */
export async function endPreview(
  registry: string,
  { area, id }: { readonly area: string; readonly id: string },
  author: ChangeAuthor,
): Promise<Preview> {
  return await withLock(registry, async () => {
    await recover(registry);
    const store = await currentStore(registry);
    const running = runningPreviews(store.previews, Date.parse(author.at));
    const preview = Object.hasOwn(running, id) ? running[id] : undefined;
    if (preview?.area !== area) throw new RegistryError(`There is no preview ${id} of ${area}`);
    const previews = Object.fromEntries(Object.entries(running).filter(([one]) => one !== id));
    await commitStore(registry, {
      ...entryOf('end-preview', [preview], { ...store, previews }, author),
      subjects: [subjectOf(preview)],
    });
    return preview;
  });
}

function subjectOf({ area, version, local, site, environment, expiresAt }: Preview): string {
  const from = local === undefined ? '' : ` from ${local}`;
  return `${area}@${version}${from} on ${site.slice(0, 80)} (${environment}) until ${expiresAt.slice(0, 16)}Z`.slice(
    0,
    200,
  );
}

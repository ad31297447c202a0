import type { ContestationProviders } from '../../providers/payment/institutions.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { recordContestation } from './record.ts';

/** What a notice says: that there is something new about a contestation of what this Pix key has received. */
export interface ContestationNotice {
  readonly number: string;
  readonly pixKey: string;
}

/**
 * Takes a notice: asks the institution how the contestation stands, and books it. The notice itself is not believed, so a forged one, or one
 * that comes twice or late, does no harm. One about a key or an id that is none of ours is not an error.
 *
 * @throws ProviderUnavailable; the notice is to be sent again then
 */
export async function takeContestationNotice(
  deps: Deps,
  providers: ContestationProviders,
  { number, pixKey }: ContestationNotice,
): Promise<void> {
  const receiver = await deps.db
    .selectFrom('pix_receivers')
    .select('site_key')
    .where('pix_key', '=', pixKey)
    .executeTakeFirst();
  const provider = receiver && (await providers(receiver.site_key));
  const told = provider && (await provider.contestation(number));
  if (receiver && told) await recordContestation(deps, receiver.site_key, told);
}

interface Hints {
  readonly pixKeys: readonly string[];
  /** Whether the institution may be asked for the contestations of a site now. */
  readonly mayAsk: (siteKey: string) => boolean;
}

/**
 * Takes notices that are not signed, so that anybody can have sent them: all that they say is that there may be something new on the sites of
 * these keys. One request for each site follows, however many there are.
 */
export async function takeContestationHints(
  deps: Deps,
  providers: ContestationProviders,
  { pixKeys, mayAsk }: Hints,
): Promise<void> {
  if (pixKeys.length === 0) return;
  const receivers = await deps.db
    .selectFrom('pix_receivers')
    .select('site_key')
    .distinct()
    .where('pix_key', 'in', pixKeys)
    .execute();
  const sites = receivers.filter(({ site_key }) => mayAsk(site_key));
  if (sites.length === 0) return;
  await askSites(deps, providers, sites);
  await deps.db
    .lane('writes')
    .updateTable('contestations')
    .set({ next_step_at: deps.clock.now() })
    .where(
      'site_key',
      'in',
      sites.map(({ site_key }) => site_key),
    )
    .where('status', 'in', ['accepted', 'rejected'])
    .execute();
}

/** Asks every site's institution how its contestations stand, for notices that got lost. @returns of how many sites it was told */
export async function askForContestations(deps: Deps, providers: ContestationProviders): Promise<number> {
  return askSites(
    deps,
    providers,
    await deps.db.selectFrom('pix_receivers').select('site_key').orderBy('site_key').execute(),
  );
}

async function askSites(
  deps: Deps,
  providers: ContestationProviders,
  sites: readonly { readonly site_key: string }[],
): Promise<number> {
  const asked = await doAll(
    {
      items: sites,
      work: async ({ site_key: siteKey }) => {
        const provider = await providers(siteKey);
        if (!provider) return;
        const told = await provider.openContestations();
        for (const each of told) await recordContestation(deps, siteKey, each);
        // What is open here and no longer there has been decided.
        for (const number of await openOf(deps, siteKey)) {
          if (told.some((each) => each.number === number)) continue;
          const decided = await provider.contestation(number);
          if (decided) await recordContestation(deps, siteKey, decided);
        }
      },
      failure: 'the open contestations of a site could not be asked for',
      tell: ({ site_key: site }) => ({ site }),
    },
    deps.log,
  );
  return asked.length;
}

/** Numbers of the contestations of a site that are open here. */
async function openOf({ db }: Deps, siteKey: string): Promise<readonly string[]> {
  const open = await db
    .selectFrom('contestations')
    .select('number')
    .where('site_key', '=', siteKey)
    .where('status', '=', 'open')
    .execute();
  return open.map(({ number }) => number);
}

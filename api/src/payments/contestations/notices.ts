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

/** Asks every site's institution for its open contestations, for those whose notice got lost. @returns of how many sites they were had */
export async function askForContestations(deps: Deps, providers: ContestationProviders): Promise<number> {
  const sites = await deps.db.selectFrom('pix_receivers').select('site_key').orderBy('site_key').execute();
  const asked = await doAll(
    {
      items: sites,
      work: async ({ site_key: siteKey }) => {
        const open = (await (await providers(siteKey))?.openContestations()) ?? [];
        for (const told of open) await recordContestation(deps, siteKey, told);
      },
      failure: 'the open contestations of a site could not be asked for',
      tell: ({ site_key: site }) => ({ site }),
    },
    deps.log,
  );
  return asked.length;
}

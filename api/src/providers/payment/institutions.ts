import type { Db, Tx } from '../../db/tables.ts';
import { PIX_API_PATH, PIX_TOKEN_PATH } from '../../paths.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import { type Institution, institution } from './institution.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { payoutApi } from './payout-api.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { pixApi } from './pix-api.ts';
import { SANDBOX_SCOPES, sandboxCredentials } from './sandbox/credentials.ts';

/** Site of payments whose receiver is none of ours. */
export const NO_SITE = '-';

/** The payment institution of a site, or null while it has none: nobody can deposit there then. */
export type PaymentProviders = (siteKey: string) => Promise<PaymentProvider | null>;

/** Who pays out for a site, or null while nobody does. */
export type PayoutProviders = (siteKey: string) => Promise<PayoutProvider | null>;

type ProviderDeps = Pick<Deps, 'config' | 'clock' | 'db'>;

/** The institutions of this installation: the sandbox, reached over HTTP like any other. */
export function paymentProviders(deps: ProviderDeps): PaymentProviders {
  const sandbox = sandboxInstitution(deps);
  return async (siteKey) =>
    (await hasPaymentProvider(deps.db, deps.config, siteKey)) ? pixApi(sandbox()) : null;
}

/** The same for payouts, from the account of the site's Pix key. */
export function payoutProviders(deps: ProviderDeps): PayoutProviders {
  const sandbox = sandboxInstitution(deps);
  return async (siteKey) => {
    if (!(await hasPaymentProvider(deps.db, deps.config, siteKey))) return null;
    const account = await deps.db
      .selectFrom('pix_receivers')
      .select('pix_key')
      .where('site_key', '=', siteKey)
      .executeTakeFirst();
    return account ? payoutApi(sandbox(), account.pix_key) : null;
  };
}

/** Whether a site has a payment institution. What it was told for none of our sites is the sandbox's, if there is one. */
export async function hasPaymentProvider(
  db: Db | Tx,
  { paymentProvider }: Pick<Deps['config'], 'paymentProvider'>,
  siteKey: string,
): Promise<boolean> {
  return paymentProvider === 'sandbox' && (siteKey === NO_SITE || (await isSandboxSite(db, siteKey)));
}

/** Kept with its access token, as long as this process listens at the same address. */
function sandboxInstitution({ config, clock }: ProviderDeps): () => Institution {
  let kept: { readonly selfUrl: string; readonly institution: Institution } | null = null;
  return () => {
    const { selfUrl, providerSecret } = config;
    if (kept?.selfUrl !== selfUrl) {
      const addresses = { apiUrl: selfUrl + PIX_API_PATH, tokenUrl: selfUrl + PIX_TOKEN_PATH };
      const settings = {
        ...addresses,
        ...sandboxCredentials(providerSecret),
        scope: SANDBOX_SCOPES.join(' '),
      };
      kept = { selfUrl, institution: institution(settings, clock) };
    }
    return kept.institution;
  };
}

import type { Db, Tx } from '../../db/tables.ts';
import { PIX_API_PATH, PIX_TOKEN_PATH } from '../../paths.ts';
import type { InstitutionSettings } from '../../config/institution-settings.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import { contestationApi } from './contestation-api.ts';
import type { ContestationProvider } from './contestation-provider.ts';
import { type Institution, institution } from './institution.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { payoutApi } from './payout-api.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { pixApi } from './pix-api.ts';
import { statementApi } from './statement-api.ts';
import type { AccountStatement } from './account-statement.ts';
import { SANDBOX_SCOPES, sandboxCredentials } from './sandbox/credentials.ts';

/** Site of payments whose receiver is none of ours. */
export const NO_SITE = '-';

/** The payment institution of a site, or null while it has none: nobody can deposit there then. */
export type PaymentProviders = (siteKey: string) => Promise<PaymentProvider | null>;

/** Who pays out for a site, or null while nobody does. */
export type PayoutProviders = (siteKey: string) => Promise<PayoutProvider | null>;

type ProviderDeps = Pick<Deps, 'config' | 'clock' | 'db'>;

/** The institutions of this installation, reached over HTTP. */
export function paymentProviders(deps: ProviderDeps): PaymentProviders {
  const ours = institutionOf(deps);
  return async (siteKey) =>
    (await hasPaymentProvider(deps.db, deps.config, siteKey)) ? pixApi(ours()) : null;
}

/** The same for payouts, from the account of the site's Pix key. */
export function payoutProviders(deps: ProviderDeps): PayoutProviders {
  const ours = institutionOf(deps);
  return async (siteKey) => {
    if (deps.config.institution?.paysOut === false) return null;
    const pixKey = await accountOf(deps, siteKey);
    return pixKey === null ? null : payoutApi(ours(), pixKey);
  };
}

/** Who tells of contestations of what a site has received, or null while nobody does. */
export type ContestationProviders = (siteKey: string) => Promise<ContestationProvider | null>;

/** The same for contestations. */
export function contestationProviders(deps: ProviderDeps): ContestationProviders {
  const ours = institutionOf(deps);
  return async (siteKey) => {
    if (deps.config.institution?.tellsContestations === false) return null;
    const pixKey = await accountOf(deps, siteKey);
    return pixKey === null ? null : contestationApi(ours(), pixKey);
  };
}

/** The account of a site, or null while it has none. */
export type AccountStatements = (siteKey: string) => Promise<AccountStatement | null>;

/** What moved in the accounts of the sites. */
export function accountStatements(deps: ProviderDeps): AccountStatements {
  const ours = institutionOf(deps);
  return async (siteKey) => {
    const pixKey = await accountOf(deps, siteKey);
    return pixKey === null ? null : statementApi(ours(), pixKey, deps.config.institution?.paysOut !== false);
  };
}

/** The Pix key of a site's account; null where the site has no institution or no account there. */
async function accountOf({ db, config }: ProviderDeps, siteKey: string): Promise<string | null> {
  if (!(await hasPaymentProvider(db, config, siteKey))) return null;
  const account = await db
    .selectFrom('pix_receivers')
    .select('pix_key')
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return account?.pix_key ?? null;
}

/**
 * Whether a site has a payment institution: the sandbox serves the sites that are sandboxes, a real one all the others. What it was told
 * for none of our sites is its own, if there is one.
 */
export async function hasPaymentProvider(
  db: Db | Tx,
  { paymentProvider }: Pick<Deps['config'], 'paymentProvider'>,
  siteKey: string,
): Promise<boolean> {
  if (paymentProvider === 'none') return false;
  if (siteKey === NO_SITE) return true;
  return (await isSandboxSite(db, siteKey)) === (paymentProvider === 'sandbox');
}

/** Kept with its access token; the sandbox, as long as this process listens at the same address. */
function institutionOf({ config, clock }: ProviderDeps): () => Institution {
  let kept: { readonly settings: InstitutionSettings; readonly institution: Institution } | null = null;
  return () => {
    const settings = config.institution ?? sandboxSettings(config);
    if (kept?.settings.apiUrl !== settings.apiUrl)
      kept = { settings, institution: institution(settings, clock) };
    return kept.institution;
  };
}

function sandboxSettings({ selfUrl, providerSecret }: Deps['config']): InstitutionSettings {
  const addresses = { apiUrl: selfUrl + PIX_API_PATH, tokenUrl: selfUrl + PIX_TOKEN_PATH };
  return { ...addresses, ...sandboxCredentials(providerSecret), scope: SANDBOX_SCOPES.join(' ') };
}

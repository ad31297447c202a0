import { IDENTITY_SANDBOX_PATH } from '../../paths.ts';
import type { Deps } from '../../runtime/deps.ts';
import { purposeKey } from '../payment/signature.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import { identityApi } from './identity-api.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Who checks identities for a site, or null: operators alone decide then. */
export type IdentityProviders = (siteKey: string) => Promise<IdentityProvider | null>;

/** The providers of this installation: the sandbox, for the sites that are sandboxes (0030). */
export function identityProviders({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): IdentityProviders {
  const settings = () => ({
    url: config.selfUrl + IDENTITY_SANDBOX_PATH,
    key: purposeKey(config.providerSecret, 'identity-check'),
  });
  const sandbox = identityApi(settings, clock);
  return async (siteKey) => {
    if (config.identityProvider !== 'sandbox') return null;
    return (await isSandboxSite(db, siteKey)) ? sandbox : null;
  };
}

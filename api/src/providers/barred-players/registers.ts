import { BARRED_REGISTER_PATH } from '../../paths.ts';
import type { Deps } from '../../runtime/deps.ts';
import { purposeKey } from '../payment/signature.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import type { BarredRegister } from './barred-register.ts';
import { registerApi } from './register-api.ts';

/** The register that answers for a site, or null while it has none. */
export type BarredRegisters = (siteKey: string) => Promise<BarredRegister | null>;

/** The registers of this installation: the sandbox, for the sites that are sandboxes (0030). */
export function barredRegisters({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): BarredRegisters {
  const settings = () => ({
    url: config.selfUrl + BARRED_REGISTER_PATH,
    key: purposeKey(config.providerSecret, 'barred-register'),
  });
  const sandbox = registerApi(settings, clock);
  return async (siteKey) => {
    if (config.barredPlayersProvider !== 'sandbox') return null;
    return (await isSandboxSite(db, siteKey)) ? sandbox : null;
  };
}

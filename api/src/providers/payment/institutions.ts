import { PSP_PATH } from '@mosaico/shared/contract';
import type { Db, Tx } from '../../db/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isSandboxSite } from '../sandbox-site.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { pixApi } from './pix-api.ts';

/** Site of payments whose receiver is none of ours. */
export const NO_SITE = '-';

/** The payment institution of a site, or null while it has none: nobody can deposit there then. */
export type PaymentProviders = (siteKey: string) => Promise<PaymentProvider | null>;

/** The institutions of this installation: the sandbox, reached over HTTP like any other. */
export function paymentProviders({
  config,
  clock,
  db,
}: Pick<Deps, 'config' | 'clock' | 'db'>): PaymentProviders {
  return async (siteKey) =>
    (await hasPaymentProvider(db, config, siteKey))
      ? pixApi({ baseUrl: config.selfUrl + PSP_PATH, secret: config.providerSecret, clock })
      : null;
}

/** Whether a site has a payment institution. What it was told for none of our sites is the sandbox's, if there is one. */
export async function hasPaymentProvider(
  db: Db | Tx,
  { paymentProvider }: Pick<Deps['config'], 'paymentProvider'>,
  siteKey: string,
): Promise<boolean> {
  return paymentProvider === 'sandbox' && (siteKey === NO_SITE || (await isSandboxSite(db, siteKey)));
}

import { PSP_PATH } from '@mosaico/shared/contract';
import type { Deps } from '../runtime/deps.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { pixApi } from '../providers/payment/pix-api.ts';

/** The payment institution of this installation: the sandbox, reached over HTTP like any other. */
export function paymentProvider({ config, clock }: Pick<Deps, 'config' | 'clock'>): PaymentProvider {
  return pixApi({ baseUrl: config.selfUrl + PSP_PATH, secret: config.providerSecret, clock });
}

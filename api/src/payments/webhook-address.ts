import { WEBHOOKS_PATH } from '../paths.ts';
import type { PaymentProviders } from '../providers/payment/institutions.ts';
import { doAll } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';

const PAUSE_MS = 6 * 60 * 60_000;
const FIRST_AFTER_MS = 5_000;

/** Sees to it that the institution knows where to send its notices, for the Pix key of every site that it serves. */
export function webhookAddressJob(deps: Deps, providers: PaymentProviders): Job {
  return {
    name: 'pix webhook addresses',
    pauseMs: PAUSE_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: () => registerWebhooks(deps, providers),
  };
}

/** @returns how many keys have their notices sent here */
export async function registerWebhooks(deps: Deps, providers: PaymentProviders): Promise<number> {
  const { db, config, log } = deps;
  const receivers = await db.selectFrom('pix_receivers').select(['site_key', 'pix_key']).execute();
  const registered = await doAll(
    {
      items: receivers,
      work: async ({ site_key, pix_key }) => {
        const provider = await providers(site_key);
        await provider?.sendNoticesTo(pix_key, config.publicOrigin + WEBHOOKS_PATH);
        return provider !== null;
      },
      failure: 'the institution was not told where to send its notices',
      tell: ({ site_key: site }) => ({ site }),
    },
    log,
  );
  return registered.filter(Boolean).length;
}

import type { ReceivedMovement } from '../providers/payment/account-statement.ts';
import type { AccountStatements, PaymentProviders } from '../providers/payment/institutions.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import type { PixNotice } from '../providers/payment/pix-wire.ts';
import { doInTurn } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { receivePix, type ReceivingDeps } from './receive-pix.ts';
import { untoldOf } from './untold-of.ts';

const PAUSE_MS = 5 * 60_000;
/** How far back the statement is read between two reconciliations, which read whole days. */
const LOOK_BACK_MS = 2 * 60 * 60_000;

type UntoldDeps = ReceivingDeps & Pick<Deps, 'log'>;

/** Who is asked what an account has received, and what a charge. */
interface Bank {
  readonly statements: AccountStatements;
  readonly providers: PaymentProviders;
}

/** Takes every Pix of the statements that no notice and no charge has told of. */
export function untoldPixJob(deps: UntoldDeps, bank: Bank): Job {
  return { name: 'untold pix', pauseMs: PAUSE_MS, work: () => receiveUntold(deps, bank) };
}

/**
 * Reads what the account of each site has received lately, and takes what is not in the books.
 *
 * @returns how many were taken
 * Source: G12, I26.
 */
export async function receiveUntold(deps: UntoldDeps, { statements, providers }: Bank): Promise<number> {
  const { db, clock, log } = deps;
  const to = clock.now();
  const from = new Date(to.getTime() - LOOK_BACK_MS);
  const take = untoldPix(deps, providers);
  const sites = await db.selectFrom('pix_receivers').select('site_key').orderBy('site_key').execute();
  const taken = await doInTurn(
    {
      items: sites,
      work: async ({ site_key }) => {
        const statement = await statements(site_key);
        return statement ? take(site_key, await statement.received({ from, to })) : 0;
      },
      failure: 'what a site has received could not be read',
      tell: ({ site_key: site }) => ({ site }),
    },
    log,
  );
  return taken.reduce((total, count) => total + count, 0);
}

/**
 * Takes what an account has received and the books do not have, as a notice of it would be taken: a Pix straight to the key, or with a
 * charge of somebody else, lies in suspense and goes back; one whose notice was lost is credited. One with a charge of ours is taken as the
 * charge tells of it, and not the list, which need not say who paid.
 *
 * @returns how many were taken; one that fails is logged and keeps no other from its turn
 * @throws ProviderUnavailable when the institution did not answer about a charge: the others are taken, and that one is asked about again
 * Source: R196, G11, G12, I26.
 */
export function untoldPix(
  deps: UntoldDeps,
  providers: PaymentProviders,
): (siteKey: string, received: readonly ReceivedMovement[]) => Promise<number> {
  return async (siteKey, received) => {
    const { ofOrders, others } = await untoldOf(deps.db, siteKey, received);
    const unanswered: ProviderUnavailable[] = [];
    const takeOfOrder = async (notice: PixNotice) => {
      try {
        await receivePix(deps, await asTheChargeTells(providers, siteKey, notice));
      } catch (error) {
        if (error instanceof ProviderUnavailable) unanswered.push(error);
        throw error;
      }
    };
    const taken = await doInTurn(
      {
        items: [
          ...others.map((pix) => ({ ...pix, take: () => receivePix(deps, pix.notice) })),
          ...ofOrders.map((pix) => ({ ...pix, take: () => takeOfOrder(pix.notice) })),
        ],
        work: ({ take }) => take(),
        failure: 'a Pix of the statement could not be booked',
        tell: ({ e2eid }) => ({ site: siteKey, e2eid }),
      },
      deps.log,
    );
    if (unanswered[0]) throw unanswered[0];
    return taken.length;
  };
}

async function asTheChargeTells(
  providers: PaymentProviders,
  siteKey: string,
  { txid, endToEndId }: PixNotice,
): Promise<PixNotice> {
  const payments = await (await providers(siteKey))?.paymentsOf(txid);
  const told = payments?.find((payment) => payment.endToEndId === endToEndId);
  if (!told) throw new Error('its charge does not tell of it');
  return told;
}

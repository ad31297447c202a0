import { describeOnPostgres } from '../../../testing/test-database.ts';
import { insertSite } from '../../../testing/builders.ts';
import { useApp } from '../../../testing/test-app.ts';
import { payoutProviders } from './institutions.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import type { PayoutProvider, PayoutRequest } from './payout-provider.ts';
import { payoutWebhook } from './payout-webhook.ts';
import { accountBalance } from './sandbox/account-balance.ts';
import { settleDuePayouts } from './sandbox/payouts.ts';
import { sandboxPaymentProvider } from './sandbox/plugin.ts';
import { sendDueWebhooks } from './sandbox/webhooks.ts';

const CPF = '52998224725';
const ACCOUNT = 'pix@payouts.mosaico.example';
const told: string[] = [];
const plugins = [
  sandboxPaymentProvider,
  payoutWebhook((_deps, payoutIds) => Promise.resolve(void told.push(...payoutIds))),
];
const api = useApp({ routes: () => [], plugins });
let provider: PayoutProvider;

beforeAll(async () => {
  const selfUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(api.deps.config, { selfUrl });
  const receiver = {
    site_key: api.siteKey,
    pix_key: ACCOUNT,
    merchant_name: 'Mosaico',
    merchant_city: 'SAO PAULO',
  };
  await api.deps.db.insertInto('pix_receivers').values(receiver).execute();
  provider = await providerOf(api.siteKey);
});

async function providerOf(siteKey: string): Promise<PayoutProvider> {
  const found = await payoutProviders(api.deps)(siteKey);
  if (!found) throw new Error('the site has nobody who pays out');
  return found;
}

let payouts = 0;
function aPayout(amountCentavos: number, changes: Partial<PayoutRequest> = {}): PayoutRequest {
  payouts += 1;
  return {
    payoutId: `W261102${payouts}`,
    amountCentavos,
    pixKey: { type: 'CPF', key: CPF },
    payeeCpf: CPF,
    description: 'Saque Mosaico',
    ...changes,
  };
}

/** Lets the bank carry out what is due, and tell of it. */
async function settle(afterMs = 5_000): Promise<void> {
  api.deps.clock.advance(afterMs);
  await settleDuePayouts(api.deps);
  await sendDueWebhooks(api.deps);
}

const balance = () => accountBalance(api.deps.db, ACCOUNT);

describe('a payout at the sandbox bank [G12]', () => {
  it('is under way at first, is paid after a while, and its end is told by webhook', async () => {
    const before = await balance();
    const payout = aPayout(50_00);

    const sent = await provider.sendPayout(payout);
    const early = await provider.payoutState(payout.payoutId);
    await settle();
    const late = await provider.payoutState(payout.payoutId);

    expect([sent, early]).toEqual([{ status: 'processing' }, { status: 'processing' }]);
    expect(late).toEqual({
      status: 'paid',
      e2eid: expect.stringMatching(/^E99999004\w{23}$/),
      paidAt: api.deps.clock.now(),
    });
    expect(told).toEqual([payout.payoutId]);
    expect(await balance()).toBe(before - 50_00);
  });

  it('is made once, however often it is sent, and not for another amount under the same id', async () => {
    const before = await balance();
    const payout = aPayout(20_00);

    await provider.sendPayout(payout);
    await settle();
    const again = await provider.sendPayout(payout);

    expect(again).toMatchObject({ status: 'paid' });
    await expect(provider.sendPayout({ ...payout, amountCentavos: 30_00 })).rejects.toThrow(
      ProviderUnavailable,
    );
    expect(await balance()).toBe(before - 20_00);
  });

  it.each([
    ['the account is closed', 10_91, 'account_closed'],
    ['the key is unknown', 10_92, 'key_unknown'],
    ['the key is of somebody else', 10_93, 'other_holder'],
    ['the bank refuses', 10_94, 'refused'],
    ['the account has not enough', 2_000_000_00, 'insufficient_balance'],
  ])('fails when %s, and no money has left', async (_, amountCentavos, reason) => {
    const before = await balance();
    const payout = aPayout(amountCentavos);

    await provider.sendPayout(payout);
    await settle();

    expect(await provider.payoutState(payout.payoutId)).toEqual({ status: 'failed', reason });
    expect(await provider.sendPayout(payout)).toEqual({ status: 'failed', reason });
    expect(await balance()).toBe(before);
  });

  it('to the CPF of somebody else fails by itself [G13]', async () => {
    const payout = aPayout(10_00, { pixKey: { type: 'CPF', key: '11144477735' } });

    await provider.sendPayout(payout);
    await settle();

    expect(await provider.payoutState(payout.payoutId)).toEqual({ status: 'failed', reason: 'other_holder' });
  });

  it('whose answer is lost was taken all the same: asked for again, it is still one', async () => {
    const before = await balance();
    const payout = aPayout(10_95);

    await expect(provider.sendPayout(payout)).rejects.toThrow(ProviderUnavailable);
    expect(await provider.payoutState(payout.payoutId)).toEqual({ status: 'processing' });
    expect(await provider.sendPayout(payout)).toEqual({ status: 'processing' });
    await settle();

    expect(await provider.payoutState(payout.payoutId)).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(before - 10_95);
  });

  it('can be under way for an hour', async () => {
    const payout = aPayout(10_96);

    await provider.sendPayout(payout);
    await settle(59 * 60_000);
    const early = await provider.payoutState(payout.payoutId);
    await settle(60_000);

    expect(early).toEqual({ status: 'processing' });
    expect(await provider.payoutState(payout.payoutId)).toMatchObject({ status: 'paid' });
  });

  it('that cannot be read was certainly not made', async () => {
    const payout = aPayout(10_00, { pixKey: { type: 'EMAIL', key: 'joão@example.com' } });

    expect(await provider.sendPayout(payout)).toEqual({ status: 'failed', reason: 'refused' });
    expect(await provider.payoutState(payout.payoutId)).toBeNull();
  });

  it('is unknown before it was sent, and while the bank does not answer nothing is known', async () => {
    expect(await provider.payoutState('W0')).toBeNull();
    const { selfUrl } = api.deps.config;
    Object.assign(api.deps.config, { selfUrl: 'http://127.0.0.1:9' });
    const away = await providerOf(api.siteKey);
    Object.assign(api.deps.config, { selfUrl });

    await expect(away.payoutState('W0')).rejects.toThrow(ProviderUnavailable);
  });

  it('is made by nobody for a site without a receiver, or that is no sandbox', async () => {
    const [bare, real] = [await insertSite(api.deps.db), await insertSite(api.deps.db)];
    await api.deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', real).execute();

    expect(await payoutProviders(api.deps)(bare)).toBeNull();
    expect(await payoutProviders(api.deps)(real)).toBeNull();
  });
});

describeOnPostgres('payouts at the same time', () => {
  it('[I5] 64 copies of one request are one payout', async () => {
    const before = await balance();
    const payout = aPayout(40_00);

    // On a busy machine an answer can come too late for its caller, who knows nothing then and asks again.
    await Promise.allSettled(Array.from({ length: 64 }, () => provider.sendPayout(payout)));
    const state = await provider.sendPayout(payout);
    await settle();

    expect(state).toEqual({ status: 'processing' });
    expect(await balance()).toBe(before - 40_00);
    expect(told.filter((id) => id === payout.payoutId)).toHaveLength(1);
  });
});

import { insertMember } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf } from '../ledger/balances.ts';
import { deposit } from '../ledger/deposits.ts';
import { holdWithdrawal, settleWithdrawal } from '../ledger/withdrawals.ts';
import { recordContestation } from '../payments/contestations/record.ts';
import { untoldPix } from '../payments/untold-pix.ts';
import { payoutsStopped } from '../payouts/stops.ts';
import { accountStatements, paymentProviders, payoutProviders } from '../providers/payment/institutions.ts';
import { settleDuePayouts } from '../providers/payment/sandbox/payouts.ts';
import { sandboxPaymentProvider } from '../providers/payment/sandbox/plugin.ts';
import { anotherSite } from '../../testing/deposits.ts';
import { acceptDifferences, openDifferences } from './differences.ts';
import { reconcile } from './reconcile.ts';
import type { BookUntold } from './reconcile-day.ts';

const CPF = '52998224725';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const api = useApp({ routes: () => [], plugins: [sandboxPaymentProvider] });
beforeAll(async () => {
  const selfUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(api.deps.config, { selfUrl });
});
beforeEach(() => void (api.deps.log.lines.length = 0));

/** Payments that fail to book what the bank has: what differs stays as it is. */
const cannotBook: BookUntold = async () => undefined;

const bookUntold = () => untoldPix(api.deps, paymentProviders(api.deps));

let made = 0;
const nextId = () => String((made += 1)).padStart(23, '0');

/** A site whose bank and books can be written each by itself. */
async function aSite() {
  const { db, clock } = api.deps;
  const siteKey = await anotherSite(api);
  const member = await insertMember(db, siteKey, { cpf: CPF });
  const account = `pix@${siteKey}.mosaico.example`;
  return {
    siteKey,
    async atBank(amountCentavos: number, e2eid = `E99999004${nextId()}`, paidAt = clock.now()) {
      const txid = `T${e2eid}`;
      const charge = {
        txid,
        pix_key: account,
        location_id: txid,
        amount_centavos: amountCentavos,
        payer_cpf: CPF,
        payer_name: '',
        receiver_name: '',
        br_code: '',
        location: '',
        status: 'CONCLUIDA' as const,
        created_at: paidAt,
        expires_after_s: 1,
      };
      await db.insertInto('psp_charges').values(charge).execute();
      const pix = {
        e2eid,
        txid,
        amount_centavos: amountCentavos,
        payer_cpf: CPF,
        payer_name: '',
        paid_at: paidAt,
      };
      await db.insertInto('psp_pix').values(pix).execute();
      return e2eid;
    },
    async inBooks(amountCentavos: number, e2eid = `E99999004${nextId()}`, eventAt = clock.now()) {
      const at = { at: clock.now(), eventAt, metadata: { e2eid }, idempotencyKey: `deposit:${e2eid}` };
      await transaction(db, (tx) => deposit(tx, { siteKey, memberId: member.id, amountCentavos, ...at }));
      return e2eid;
    },
    /** What payments have written of a Pix that was credited. */
    async creditedPix(amountCentavos: number, e2eid: string) {
      const at = clock.now();
      const received = { txid: `T${e2eid}`, order_no: null, paid_at: at, received_at: at };
      await db
        .insertInto('pix_payments')
        .values({
          ...received,
          site_key: siteKey,
          e2eid,
          amount_centavos: amountCentavos,
          outcome: 'credited',
          reason: '',
          refund_status: null,
          refund_at: null,
        })
        .execute();
    },
    /** A payout of the books; the bank has it as well unless told. */
    async payout(amountCentavos: number, isAtBank = true) {
      const withdrawalId = `W${nextId()}`;
      if (isAtBank) {
        const provider = await payoutProviders(api.deps)(siteKey);
        const pixKey = { type: 'CPF' as const, key: CPF };
        const request = { payoutId: withdrawalId, amountCentavos, pixKey, payeeCpf: CPF, description: '' };
        await provider?.sendPayout(request);
        clock.advance(5_000);
        await settleDuePayouts(api.deps);
      }
      const frame = { siteKey, withdrawalId, at: clock.now() };
      await transaction(db, async (tx) => {
        await holdWithdrawal(tx, { ...frame, memberId: member.id, amountCentavos });
        await settleWithdrawal(tx, { ...frame, feeCentavos: 0 });
      });
      return withdrawalId;
    },
    /** What was compared of this site, and found. */
    async reconcile(bookUntold: BookUntold = cannotBook) {
      const statements = accountStatements(api.deps);
      // The sites of other tests have no bank meanwhile.
      const ofSite: typeof statements = async (key) => (key === siteKey ? statements(key) : null);
      const { days, unanswered } = await reconcile(api.deps, { statements: ofSite, bookUntold });
      if (unanswered.length > 0) throw new Error(JSON.stringify(api.deps.log.errors));
      return days.map(({ day, differences }) => ({ day, differences }));
    },
    /** What payments have of the site's Pix. */
    pix: () =>
      db
        .selectFrom('pix_payments')
        .select(['e2eid', 'reason', 'refund_status'])
        .where('site_key', '=', siteKey)
        .execute(),
    isStopped: () => payoutsStopped(db, siteKey),
  };
}

const setClock = (instant: string) => api.deps.clock.set(new Date(instant));

describe('the books beside the bank', () => {
  it('agree about what was paid in and out, and payouts go on', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    const e2eid = await site.atBank(50_00);
    await site.inBooks(50_00, e2eid);
    await site.payout(20_00);
    api.deps.clock.advance(2 * HOUR_MS);

    expect(await site.reconcile()).toEqual([{ day: '2026-11-02', differences: [] }]);
    expect(await site.isStopped()).toBe(false);
    expect((await openDifferences(api.deps.db)).get(site.siteKey)).toBe(0);
  });

  it('differ in a Pix that the bank has and that cannot be booked: payouts stop, and the operator is told', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    const other = await aSite();
    const e2eid = await site.atBank(50_00);

    const early = await site.reconcile();
    const wasStoppedEarly = await site.isStopped();
    api.deps.clock.advance(HOUR_MS + 1);
    const differences = [{ kind: 'received', reference: e2eid, bankCentavos: 50_00, booksCentavos: 0 }];

    expect([early, wasStoppedEarly]).toEqual([[{ day: '2026-11-02', differences: [] }], false]);
    expect(await site.reconcile()).toEqual([{ day: '2026-11-02', differences }]);
    expect([await site.isStopped(), await other.isStopped()]).toEqual([true, false]);
    expect(api.deps.log.errors).toEqual([
      {
        level: 'error',
        message: 'the books and the bank differ: payouts are stopped',
        fields: { site: site.siteKey, day: '2026-11-02', count: 1, differences },
      },
    ]);
    expect((await openDifferences(api.deps.db)).get(site.siteKey)).toBe(1);
  });

  it('[G12] [I26] differ in no Pix that nobody told of: it is in suspense before they are compared, and no payout stops', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    const e2eid = await site.atBank(1);
    const ofBefore = await site.atBank(50_00);
    await site.inBooks(50_00, ofBefore);
    api.deps.clock.advance(2 * HOUR_MS);

    const days = await site.reconcile(bookUntold());
    const booked = await site.pix();

    expect(days).toEqual([{ day: '2026-11-02', differences: [] }]);
    expect(await site.isStopped()).toBe(false);
    expect(booked).toEqual([{ e2eid, reason: 'unknown_charge', refund_status: 'requested' }]);
    expect(await balanceOf(api.deps.db, site.siteKey, 'house:suspense')).toBe(1);
  });

  it('[I26] differ in a Pix that an operator has accepted, and that is not sent back when its day is read again', async () => {
    setClock('2026-11-02T15:00:00Z');
    const { db, clock } = api.deps;
    const site = await aSite();
    await site.atBank(50_00);
    clock.advance(2 * HOUR_MS);
    const found = await site.reconcile();
    await acceptDifferences(db, { siteKey: site.siteKey, by: 'ana', note: 'our own', at: clock.now() });

    const again = await site.reconcile(bookUntold());

    expect([found[0]?.differences.length, again[0]?.differences]).toEqual([1, []]);
    expect(await site.pix()).toEqual([]);
    expect(await site.isStopped()).toBe(false);
  });

  it.each(['DEVOLVIDO', 'EM_PROCESSAMENTO'] as const)(
    '[I26] differ in a Pix that was returned by hand at the bank (%s), and that is not returned a second time',
    async (status) => {
      setClock('2026-11-02T15:00:00Z');
      const { db, clock } = api.deps;
      const site = await aSite();
      const [byHand, refused] = [await site.atBank(50_00), await site.atBank(20_00)];
      const refund = { refund_id: 'hand', amount_centavos: 20_00, requested_at: clock.now() };
      await db
        .insertInto('psp_refunds')
        .values([
          { ...refund, e2eid: byHand, rtr_id: `D${byHand}`, status },
          { ...refund, e2eid: refused, rtr_id: `D${refused}`, status: 'NAO_REALIZADO' },
        ])
        .execute();
      clock.advance(2 * HOUR_MS);

      const found = await site.reconcile(bookUntold());

      expect(found[0]?.differences).toContainEqual({
        kind: 'received',
        reference: byHand,
        bankCentavos: 50_00,
        booksCentavos: 0,
      });
      expect(await site.pix()).toMatchObject([{ e2eid: refused }]);
    },
  );

  it('[I26] differ in a Pix that was paid before the key was the site’s: a stranger’s money is not sent back', async () => {
    setClock('2026-11-02T15:00:00Z');
    const { db, clock } = api.deps;
    const site = await aSite();
    const before = await site.atBank(50_00);
    clock.advance(1);
    await db
      .updateTable('pix_receivers')
      .set({ since: clock.now() })
      .where('site_key', '=', site.siteKey)
      .execute();
    const after = await site.atBank(1);
    clock.advance(2 * HOUR_MS);

    const found = await site.reconcile(bookUntold());

    expect(found[0]?.differences).toMatchObject([{ kind: 'received', reference: before }]);
    expect(await site.pix()).toMatchObject([{ e2eid: after }]);
  });

  it('[I26] begin anew with another key, whoever changes it', async () => {
    const { db } = api.deps;
    const site = await aSite();
    const since = async (change: object) =>
      db
        .updateTable('pix_receivers')
        .set(change)
        .where('site_key', '=', site.siteKey)
        .returning('since')
        .executeTakeFirstOrThrow();
    const same = await since({ pix_key: `pix@${site.siteKey}.mosaico.example`, merchant_city: 'RECIFE' });
    const other = await since({ pix_key: `new@${site.siteKey}.mosaico.example` });

    expect(same.since).toEqual(new Date(0));
    expect(Date.now() - other.since.getTime()).toBeLessThan(HOUR_MS);
  });

  it('differ in a Pix and a payout that the books have and the bank has not', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    const e2eid = await site.inBooks(50_00);
    const payoutId = await site.payout(20_00, false);

    expect((await site.reconcile())[0]?.differences).toEqual([
      { kind: 'received', reference: e2eid, bankCentavos: 0, booksCentavos: 50_00 },
      { kind: 'paid_out', reference: payoutId, bankCentavos: 0, booksCentavos: 20_00 },
    ]);
    expect(await site.isStopped()).toBe(true);
  });

  it('differ in an amount until it is mended; the stop stays until it is lifted', async () => {
    setClock('2026-11-02T15:00:00Z');
    const { db, clock } = api.deps;
    const site = await aSite();
    const e2eid = await site.atBank(50_00);
    await site.inBooks(49_00, e2eid);

    const found = await site.reconcile();
    await db.updateTable('psp_pix').set({ amount_centavos: 49_00 }).where('e2eid', '=', e2eid).execute();
    const mended = await site.reconcile();
    const isStopped = await site.isStopped();
    const lift = { siteKey: site.siteKey, by: 'ana', note: 'mended by the bank', at: clock.now() };
    const lifted = await acceptDifferences(db, lift);

    expect(found[0]?.differences).toMatchObject([{ bankCentavos: 50_00, booksCentavos: 49_00 }]);
    expect(mended[0]?.differences).toEqual([]);
    expect([isStopped, lifted, await site.isStopped()]).toEqual([true, { accepted: 0, lifted: 1 }, false]);
  });

  it('may differ where an operator has accepted it, and stop nothing again until the amounts change', async () => {
    setClock('2026-11-02T15:00:00Z');
    const { db, clock } = api.deps;
    const site = await aSite();
    const e2eid = await site.inBooks(50_00);
    await site.reconcile();

    const lift = { siteKey: site.siteKey, by: 'ana', note: 'paid in cash', at: clock.now() };
    const lifted = await acceptDifferences(db, lift);
    const again = await site.reconcile();
    const isStopped = await site.isStopped();
    await site.atBank(1_00, e2eid);
    await site.reconcile();

    expect(lifted).toEqual({ accepted: 1, lifted: 1 });
    expect([again[0]?.differences, isStopped]).toEqual([[], false]);
    expect(await site.isStopped()).toBe(true);
  });
});

describe('days', () => {
  it('end at midnight in São Paulo, for the bank and for the books', async () => {
    setClock('2026-11-03T02:00:00Z'); // 23:00 of the 2nd
    const site = await aSite();
    await site.reconcile();
    const before = await site.atBank(10_00, undefined, new Date('2026-11-03T02:59:59.999Z'));
    const after = await site.atBank(20_00, undefined, new Date('2026-11-03T03:00:00.000Z'));
    setClock('2026-11-03T05:00:00Z');

    const days = await site.reconcile();

    expect(days.map(({ day, differences }) => [day, differences.map(({ reference }) => reference)])).toEqual([
      ['2026-11-02', [before]],
      ['2026-11-03', [after]],
    ]);
  });

  it('do not part a payout that left before midnight and was booked after it', async () => {
    setClock('2026-11-03T02:59:50Z');
    const site = await aSite();
    await site.reconcile();
    await site.inBooks(50_00, await site.atBank(50_00));
    await site.payout(20_00);
    await api.deps.db
      .updateTable('psp_payouts')
      .set({ settles_at: new Date('2026-11-03T02:59:59Z') })
      .where('pix_key', '=', `pix@${site.siteKey}.mosaico.example`)
      .execute();
    setClock('2026-11-03T03:00:05Z');
    await site.payout(10_00);
    setClock('2026-11-03T06:00:00Z');

    expect((await site.reconcile()).map(({ differences }) => differences)).toEqual([[], []]);
  });

  it('that were missed are made up for, each compared again until its end is an hour ago', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    const first = await site.reconcile();
    api.deps.clock.advance(3 * DAY_MS);
    const lost = await site.atBank(50_00, undefined, new Date('2026-11-03T15:00:00Z'));

    const missed = await site.reconcile();
    setClock('2026-11-06T03:30:00Z');
    const soonAfterMidnight = await site.reconcile();
    setClock('2026-11-06T04:00:00Z');
    await site.reconcile();
    const later = await site.reconcile();

    const daysOf = (reports: typeof first) => reports.map(({ day }) => day);
    expect(daysOf(first)).toEqual(['2026-11-02']);
    expect(daysOf(missed)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']);
    expect(missed[1]?.differences).toMatchObject([{ reference: lost }]);
    expect(daysOf(soonAfterMidnight)).toEqual(['2026-11-03', '2026-11-05', '2026-11-06']);
    expect(daysOf(later)).toEqual(['2026-11-03', '2026-11-06']);
  });

  it('of more Pix than a page of the bank holds are compared whole', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    for (let count = 0; count < 101; count += 1) await site.inBooks(1_00, await site.atBank(1_00));
    api.deps.clock.advance(2 * HOUR_MS);

    expect(await site.reconcile()).toEqual([{ day: '2026-11-02', differences: [] }]);
  });

  it('are compared when the bank is back, and nothing stops meanwhile', async () => {
    setClock('2026-11-02T15:00:00Z');
    const site = await aSite();
    await site.inBooks(50_00);
    const { selfUrl } = api.deps.config;
    Object.assign(api.deps.config, { selfUrl: 'http://127.0.0.1:9' });
    const away = await reconcile(api.deps, {
      statements: accountStatements(api.deps),
      bookUntold: bookUntold(),
    });
    const isStopped = await site.isStopped();
    Object.assign(api.deps.config, { selfUrl });

    expect(away.days).toEqual([]);
    expect(away.unanswered).toContain(site.siteKey);
    expect(isStopped).toBe(false);
    expect((await site.reconcile())[0]?.differences).toHaveLength(1);
  });
});

describe('a Pix that goes back weeks later', () => {
  it('[I22] is looked for on its own day again, by the bank and by the books', async () => {
    setClock('2026-11-02T15:00:00Z');
    const { db, clock } = api.deps;
    const site = await aSite();
    const e2eid = await site.atBank(50_00);
    await site.inBooks(50_00, e2eid);
    await site.creditedPix(50_00, e2eid);
    await site.reconcile();
    clock.advance(3 * DAY_MS);
    await site.reconcile();
    clock.advance(20 * DAY_MS);
    const told = {
      number: 'c-1',
      e2eid,
      cause: 'fraud',
      status: 'accepted',
      isReturned: true,
      openedAt: clock.now(),
      decideBy: clock.now(),
    } as const;

    await recordContestation(api.deps, site.siteKey, told);
    const found = await site.reconcile();
    const refund = { e2eid, refund_id: 'med', rtr_id: `D${e2eid}`, amount_centavos: 50_00 };
    await db
      .insertInto('psp_refunds')
      .values({ ...refund, status: 'DEVOLVIDO', requested_at: clock.now() })
      .execute();
    const mended = await site.reconcile();

    const difference = { kind: 'returned', reference: e2eid, bankCentavos: 0, booksCentavos: 50_00 };
    expect(found.find(({ day }) => day === '2026-11-02')?.differences).toEqual([difference]);
    expect(mended.find(({ day }) => day === '2026-11-02')?.differences).toEqual([]);
  });
});

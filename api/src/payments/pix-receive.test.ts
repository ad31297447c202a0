import { sql, type Kysely } from 'kysely';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import type { Tables, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { memberBalances } from '../ledger/balances.ts';
import { deposit } from '../ledger/deposits.ts';
import { systemRandom } from '../runtime/random.ts';
import { insertOrder, type NewOrder, type Order } from './orders.ts';
import { seedPayments } from './seed.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();
let pix = 0;

interface Payer {
  readonly siteKey: string;
  readonly memberId: number;
  readonly cpf: string;
}

async function aSite(): Promise<string> {
  const siteKey = await insertSite(test.db);
  await transaction(test.db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
  return siteKey;
}

/** A member who can deposit. */
async function aPayer(site?: string): Promise<Payer> {
  const siteKey = site ?? (await aSite());
  const { id: memberId } = await insertMember(test.db, siteKey);
  const { cpf } = await test.db
    .selectFrom('members')
    .select('cpf')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { siteKey, memberId, cpf };
}

function anOrder(tx: Tx, { siteKey, memberId }: Payer, changes: Partial<NewOrder> = {}): Promise<Order> {
  const order = {
    site_key: siteKey,
    member_id: memberId,
    payment_id: 1,
    payment_type: 'pix',
    amount_centavos: 20_00,
    fee_centavos: 0,
    turnover_centavos: 20_00,
    remark: '',
    attach: '',
    bank_code: '',
    created_at: at,
    expires_at: new Date(at.getTime() + 60_000),
    ...changes,
  };
  return insertOrder(tx, order, systemRandom);
}

/** Pays an order with a Pix of its own. */
async function receive(
  db: Kysely<Tables>,
  { siteKey, cpf }: Payer,
  { txid, amount_centavos: amount }: Order,
) {
  const e2eid = `E${String((pix += 1)).padStart(31, '0')}`;
  const { rows } = await sql<{ outcome: string; balance: number; version: number }>`
    select * from pix_receive(${`pix@${siteKey}.mosaico.example`}, true, ${e2eid}, ${txid}, ${amount}, ${at}, ${cpf}, ${at})`.execute(
    db,
  );
  return { e2eid, ...rows[0] };
}

describe('pix_receive', () => {
  it.each([0, 37])(
    '[I4] writes the entry that `deposit` writes, with a fee of %i centavos',
    async (feeCentavos) => {
      const payer = await aPayer();

      const { order, e2eid } = await transaction(test.db, async (tx) => {
        const paid = await anOrder(tx, payer, { fee_centavos: feeCentavos });
        return { order: paid, e2eid: (await receive(tx, payer, paid)).e2eid };
      });
      const again = await transaction(test.db, (tx) =>
        deposit(tx, {
          siteKey: payer.siteKey,
          memberId: payer.memberId,
          amountCentavos: order.amount_centavos,
          feeCentavos,
          at,
          idempotencyKey: `deposit:${e2eid}`,
        }),
      );

      expect(again).toMatchObject({
        isReplay: true,
        kind: 'deposit',
        metadata: { order_no: order.order_no, e2eid },
        createdAt: at,
        eventAt: at,
      });
      expect(Object.fromEntries(again.lines.map((line) => [line.account, line.amountCentavos]))).toEqual({
        [`member:${payer.memberId}:cash`]: 20_00 - feeCentavos,
        'external:psp': -20_00,
        ...(feeCentavos > 0 && { 'house:fees': feeCentavos }),
      });
    },
  );

  it('[A42] answers the balance and its version as they are with the deposit', async () => {
    const payer = await aPayer();
    const pay = () =>
      transaction(test.db, async (tx) => receive(tx, payer, await anOrder(tx, payer, { fee_centavos: 50 })));

    const answers = [await pay(), await pay()];

    const { visibleCentavos, version } = await memberBalances(test.db, payer.siteKey, payer.memberId);
    expect(answers[0]).toMatchObject({ outcome: 'credited', balance: 19_50 });
    expect(answers[1]).toMatchObject({ outcome: 'credited', balance: visibleCentavos, version });
    expect(visibleCentavos).toBe(39_00);
  });

  it('[I4] leaves nothing of a Pix whose entry stands already, as only a hand in the database can bring about', async () => {
    const payer = await aPayer();
    const { siteKey, memberId } = payer;
    const order = await transaction(test.db, (tx) => anOrder(tx, payer));
    const idempotencyKey = `deposit:E${String(pix + 1).padStart(31, '0')}`;
    await transaction(test.db, (tx) =>
      deposit(tx, { siteKey, memberId, amountCentavos: 1, at, idempotencyKey }),
    );

    await expect(receive(test.db, payer, order)).rejects.toThrow('stands without its Pix');

    const taken = await test.db
      .selectFrom('pix_payments')
      .select('e2eid')
      .where('site_key', '=', siteKey)
      .execute();
    expect(taken).toEqual([]);
    expect((await memberBalances(test.db, siteKey, memberId)).cashCentavos).toBe(1);
  });

  /** What a database plans with before it has gathered statistics, it keeps: nothing read may grow with what stands. */
  it('reads as few rows after a hundred deposits as after ten', async () => {
    const siteKey = await aSite();
    const payers: Payer[] = [];
    for (let n = 0; n < 100; n += 1) payers.push(await aPayer(siteKey));

    const read = await transaction(test.db, async (tx) => {
      const reads: number[] = [];
      for (const payer of payers) {
        const order = await anOrder(tx, payer);
        const before = await rowsRead(tx);
        await receive(tx, payer, order);
        reads.push((await rowsRead(tx)) - before);
      }
      return reads;
    });

    expect(read.at(-1)).toBe(read[9]);
  });
});

describeOnPostgres('pix_receive with others at the same time', () => {
  it('[I5] [I6] [A42] answers each first deposit of a member with a balance of its own version', async () => {
    const payer = await aPayer();
    const orders = await transaction(test.db, async (tx) => {
      const made: Order[] = [];
      for (let n = 0; n < 8; n += 1) made.push(await anOrder(tx, payer));
      return made;
    });

    const answers = await Promise.all(
      orders.map((order) => transaction(test.db, (tx) => receive(tx, payer, order))),
    );

    const told = answers
      .map(({ balance = 0, version = 0 }) => [version, balance])
      .sort(([a = 0], [b = 0]) => a - b);
    expect(told).toEqual(Array.from({ length: 8 }, (_, n) => [n + 1, (n + 1) * 20_00]));
  });
});

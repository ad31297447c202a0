import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useDatabase } from '../../../testing/test-database.ts';

const test = useDatabase();

/** What was hashed before the functions: rows with these hashes stand, and have to be recognised. */
const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Not all of them can come over the wire; the bytes are the same all the same. */
const TEXTS = [
  'slot-001',
  '',
  'quote " and \\ backslash / slash',
  'control \u0001\u0008\u0009\u000a\u000b\u000c\u000d\u001f\u007f end',
  'ação \u00a0 \u2028\u2029 \ufeff',
  '🎰 emoji 👩‍👩‍👧',
  '<script>&amp;</script>',
];

describe.each(TEXTS)('hashes of the wallet for %j', (text) => {
  const [reference, member, amount] = [randomUUID(), 9_007_199_254, 1_000_000_000_000];

  it('[I4] [W2] are those of the JSON that JavaScript writes', async () => {
    const { rows } = await sql<Record<string, string>>`select
      wallet_hash(wallet_bet_content(${member}, ${text}, ${text}, ${text}, ${amount})) as bet,
      wallet_hash(wallet_win_content(${text}, ${reference}, ${text}, ${0}, ${true})) as win,
      wallet_hash(wallet_win_content(${text}, ${reference}, ${text}, ${amount}, ${false})) as "openWin",
      wallet_hash(wallet_rollback_content(${reference})) as rollback,
      wallet_hash(wallet_bet_request(${member}, ${text}, ${text}, ${amount})) as "betEntry",
      wallet_hash(wallet_win_request(${member}, ${text}, ${text}, ${amount}, ${true})) as "winEntry",
      wallet_hash(wallet_rollback_request(${text})) as "rollbackEntry"`.execute(test.db);

    const roundId = `${text}-${text}`;
    expect(rows[0]).toEqual({
      bet: hashOf(['bet', member, text, text, text, amount]),
      win: hashOf(['win', text, reference, text, 0, true]),
      openWin: hashOf(['win', text, reference, text, amount, false]),
      rollback: hashOf(['rollback', reference]),
      betEntry: hashOf({ kind: 'bet', memberId: member, roundId, amountCentavos: amount }),
      winEntry: hashOf({
        kind: 'win',
        memberId: member,
        roundId,
        amountCentavos: amount,
        isRoundClosed: true,
      }),
      rollbackEntry: hashOf({ kind: 'bet_rollback', betKey: text }),
    });
  });
});

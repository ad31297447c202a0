import { randomUUID } from 'node:crypto';
import { insertMember, openToken } from '../../testing/builders.ts';
import { useGameWorld } from '../../testing/game-world.ts';
import { deposit } from '../ledger/deposits.ts';
import { transaction } from '../db/transaction.ts';
import { revokeOtherSessionsOf, revokeSession, revokeSessionsOf } from '../sessions/end-sessions.ts';
import { deleteEndedSessions, memberOfToken } from '../sessions/sessions.ts';

const world = useGameWorld();

/** A member with money, logged in, and what they do. */
async function aMember() {
  const { deps, siteKey } = world;
  const member = await insertMember(deps.db, siteKey);
  await transaction(deps.db, (tx) =>
    deposit(tx, {
      siteKey,
      memberId: member.id,
      amountCentavos: 10_00,
      at: deps.clock.now(),
      idempotencyKey: `deposit:logout:${member.id}`,
    }),
  );
  const token = await openToken(deps.db, member, deps.clock.now());
  const session = await memberOfToken(deps.db, siteKey, token, deps.clock.now());
  if (!session) throw new Error('no session');
  return { siteKey, memberId: member.id, member, token, sessionId: session.sessionId };
}

/** The launch token of a game that was opened from a session. */
async function launched(token: string): Promise<string> {
  const { body } = await world.call('POST /api/day7/day7LoginV2', {
    token,
    body: {
      game_id: 1,
      platType: 'calcada',
      currency: 'BRL',
      device: 'mobile',
      return_url: `http://${world.siteKey}.test:4000/`,
    },
  });
  return new URL(body.data.url).searchParams.get('token') ?? '';
}

const authenticate = (token: string) => world.wallet.authenticate({ site: world.siteKey, token });

async function seated(token: string): Promise<string> {
  const opened = await authenticate(await launched(token));
  if (opened.kind !== 'ok') throw new Error('no game session');
  return opened.answer.session_token;
}

function betOf(token: string) {
  const frame = { site: world.siteKey, token, transaction_uuid: randomUUID(), round_id: randomUUID() };
  return { ...frame, game_code: 'slot-001', currency: 'BRL', amount_centavos: 100 };
}

const OVER = expect.objectContaining({ kind: 'refused', code: 'TOKEN_EXPIRED' });

describe('games of a session that was ended', () => {
  it.each([
    ['a log-out', ({ siteKey, sessionId }) => inTx((tx) => revokeSession(tx, siteKey, sessionId))],
    ['a new password', ({ siteKey, memberId }) => inTx((tx) => revokeSessionsOf(tx, siteKey, memberId))],
    [
      'another device',
      (owner) => inTx((tx) => revokeOtherSessionsOf(tx, { ...owner, sessionId: owner.sessionId + 1 })),
    ],
  ] satisfies [string, (owner: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>][])(
    '[R190] [G26] [G54] take no bets after %s, and are not entered; what is in play is paid',
    async (_, end) => {
      const owner = await aMember();
      const [playing, waiting] = [await seated(owner.token), await launched(owner.token)];
      const bet = betOf(playing);
      const accepted = await world.wallet.bet(bet);

      await end(owner);

      expect(accepted).toMatchObject({ kind: 'ok', answer: { balance_centavos: 9_00 } });
      expect([await world.wallet.bet(betOf(playing)), await authenticate(waiting)]).toEqual([OVER, OVER]);
      expect(await world.wallet.bet(bet)).toMatchObject({ kind: 'ok', answer: { balance_centavos: 9_00 } });
      const { site, transaction_uuid, round_id } = bet;
      const won = await world.wallet.win({
        site,
        round_id,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: transaction_uuid,
        currency: 'BRL',
        amount_centavos: 50,
        round_closed: true,
      });
      expect(won).toMatchObject({ kind: 'ok' });
    },
  );

  it('[R190] are those of this session alone', async () => {
    const owner = await aMember();
    const other = await openToken(world.deps.db, owner.member, world.deps.clock.now());
    const [mine, elsewhere] = [await seated(owner.token), await seated(other)];

    await inTx((tx) => revokeSession(tx, owner.siteKey, owner.sessionId));

    expect(await world.wallet.bet(betOf(mine))).toEqual(OVER);
    expect(await world.wallet.bet(betOf(elsewhere))).toMatchObject({ kind: 'ok' });
  });

  it('go on when the session has only rested too long: who plays has asked the site for nothing meanwhile', async () => {
    const owner = await aMember();
    const playing = await seated(owner.token);

    const { db, clock } = world.deps;
    const lastUsed = new Date(clock.now().getTime() - 31 * 60_000);
    await db
      .updateTable('sessions')
      .set({ last_used_at: lastUsed })
      .where('id', '=', owner.sessionId)
      .execute();
    await deleteEndedSessions(db, clock.now());

    const left = await db.selectFrom('sessions').select('id').where('id', '=', owner.sessionId).execute();
    expect(left).toEqual([]);

    expect(await world.wallet.bet(betOf(playing))).toMatchObject({ kind: 'ok' });
  });
});

function inTx<T>(work: Parameters<typeof transaction<T>>[1]): Promise<T> {
  return transaction(world.deps.db, work);
}

import { openToken, type InsertedMember } from './builders.ts';
import { locationOf } from './deposits.ts';
import type { Tenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { countBets } from '../src/games/popularity.ts';
import { payCharge } from '../src/providers/payment/sandbox/pay.ts';
import { sendDueWebhooks } from '../src/providers/payment/sandbox/webhooks.ts';

/** A paid deposit, a favourite, consent, a limit, an opened game: all as a player does it; others play the same game. */
export async function play(
  api: TestApp,
  host: string,
  [member, ...others]: readonly [InsertedMember, ...InsertedMember[]],
  { game, deposit }: { readonly game: Tenant['game']; readonly deposit: string },
) {
  const { deps } = api;
  const as = { host, token: await openToken(deps.db, member, deps.clock.now()) };
  const recharge = await api.call('POST /api/recharge/online', {
    ...as,
    body: { money: deposit, payment_id: 1, payment_type: 'pix' },
  });
  const charge = recharge.body.data;
  if (!charge?.sandbox_url) throw new Error(`no charge: ${JSON.stringify(recharge.body)}`);
  await payCharge(deps, locationOf(charge), 'pay');
  await sendDueWebhooks(deps);
  const own = { member_id: member.id, game_id: game.id };
  const headers = { 'idempotency-key': `favourite-${member.account}` };
  await api.call('POST /api/games/follow/set', { ...as, headers, body: own });
  await api.call('POST /api/terms/accept', { ...as, body: { version: 2 } });
  await api.call('POST /api/rg/limits', {
    ...as,
    body: { kind: 'deposit', period: 'month', amount: '9000' },
  });
  await api.call('POST /api/informationcenter/read', { ...as, body: { type: 'announcement', id: 'all' } });
  await api.call('POST /api/day7/day7LoginV2', {
    ...as,
    body: {
      game_id: game.id,
      platType: game.platType,
      currency: 'BRL',
      device: 'mobile',
      return_url: `http://${host}/`,
    },
  });
  const { body } = await api.call('GET /api/informationcenter/notification', as);
  await api.call('POST /api/auth/captcha', as);
  for (const who of [member, ...others]) await bet(api, who, game);
  const [paid] = body.data.list;
  if (!paid) throw new Error('the paid deposit was not told');
  return { orderNo: charge.order_no, notificationId: paid.id };
}

/** A bet: with those of two others the game is the site's most popular one. */
async function bet({ deps: { db, clock, random } }: TestApp, member: InsertedMember, game: Tenant['game']) {
  const at = clock.now();
  const common = {
    site_key: member.siteKey,
    integration: 'sandbox',
    round_id: `round-${member.account}`,
    member_id: member.id,
    game_id: game.id,
  };
  await db
    .insertInto('game_rounds')
    .values({ ...common, opened_at: at, closed_at: at })
    .execute();
  await db
    .insertInto('game_transactions')
    .values({
      ...common,
      transaction_uuid: random.uuid(),
      request_uuid: random.uuid(),
      kind: 'bet',
      amount_centavos: 100,
      content_hash: `hash-${member.account}`,
      created_at: at,
    })
    .execute();
  await countBets(db, at);
}

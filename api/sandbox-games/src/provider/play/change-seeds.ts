import { CLIENT_SEED } from '@mosaico/shared/fair-games/client-seed';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SeedsAnswer } from '../../wire/game-wire.ts';
import { commitment, lockSeeds, replaceSeeds } from '../fairness/seeds.ts';
import type { Provider } from '../provider.ts';
import { hasOpenRound } from '../rounds/stored-rounds.ts';
import { refuse } from './refuse.ts';
import type { Seat } from './seat.ts';

const seedsBody = z.object({ clientSeed: z.string().regex(CLIENT_SEED) });

/** Reveals the seeds so far. Not while a round is open: its result is not told yet. */
export async function changeSeeds(
  provider: Provider,
  { session }: Seat,
  sent: unknown,
  reply: FastifyReply,
): Promise<SeedsAnswer | FastifyReply> {
  const body = seedsBody.safeParse(sent);
  if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const player = { siteKey: session.site_key, playerId: session.player_id };
  const at = provider.clock.now();
  const changed = await provider.db.transaction().execute(async (tx): Promise<SeedsAnswer | null> => {
    await lockSeeds(tx, player);
    if (await hasOpenRound(tx, session)) return null;
    const revealed = await replaceSeeds(tx, player, body.data.clientSeed, provider.random, at);
    return { revealed, fair: await commitment(tx, player, provider.random, at) };
  });
  return changed ?? refuse(reply, 409, { error: 'ROUND_OPEN' });
}

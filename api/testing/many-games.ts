import { plainName } from '../src/games/plain-name.ts';
import type { Db } from '../src/db/tables.ts';

const NOUNS =
  'Onda Caju Jade Faraó Neon Onça Órbita Dama Dado Pitanga Coral Esmeralda Frevo Tesouro Tucano Cometa Noite Ás Estrela Açaí Maré Rubi Baile Pirâmide Guará Lua Avenida Rei Manga Netuno Safira Samba Escaravelho Floresta Nebulosa Pulso Trinca Copo Baleia Esfinge'.split(
    ' ',
  );
const QUALITIES =
  'Dourada Turbo Secreta Real Mágica Elétrica Infinita Perdida Azul Vermelha Lendária Solar Noturna Selvagem Antiga Feliz Gelada Veloz Sagrada Rara Imperial Tropical Urbana Oculta Suprema'.split(
    ' ',
  );
/** Pictures and volatilities as a real catalogue mixes them. */
const COVERS = ['fruits', 'gems', 'egypt', 'sea', 'forest', 'carnival', 'space', 'cards', 'dice', 'neon'];
const VOLATILITIES = ['low', 'medium', 'high', 'very-high'] as const;
const BATCH = 1_000;

/**
 * A catalogue of any size, for measurements and tests of large lists: names of three words, popularity and order from their number. No player
 * sees them: a cover may not promise a game that cannot be played.
 */
export async function insertManyGames(
  db: Db,
  siteKey: string,
  count: number,
  firstId = 10_000,
): Promise<void> {
  const provider = await db
    .selectFrom('game_providers')
    .select('key')
    .where('site_key', '=', siteKey)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < count; from += BATCH)
    await db
      .insertInto('games')
      .values(
        Array.from({ length: Math.min(BATCH, count - from) }, (_, index) =>
          rowOf(siteKey, provider.key, firstId + from + index),
        ),
      )
      .execute();
}

function rowOf(siteKey: string, providerKey: string, id: number) {
  const noun = NOUNS[id % NOUNS.length] ?? '';
  const quality = QUALITIES[Math.floor(id / NOUNS.length) % QUALITIES.length] ?? '';
  const name = `${noun} ${quality} ${Math.floor(id / (NOUNS.length * QUALITIES.length))}`;
  return {
    site_key: siteKey,
    id,
    provider_key: providerKey,
    code: `many-${id}`,
    name,
    name_plain: plainName(name),
    game_type: 'slot' as const,
    cover: `cover:${COVERS[id % COVERS.length] ?? ''}:${id}`,
    rtp_hundredths: 9_500 + (id % 7) * 25,
    volatility: VOLATILITIES[id % VOLATILITIES.length] ?? null,
    week_bets: (id * 7_919) % 1_000,
    is_new: id % 7 === 3,
    is_promoted: false,
    min_bet_centavos: 20,
    max_bet_centavos: 10_000,
    sort_order: id,
  };
}

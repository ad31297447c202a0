import { messageSetOf } from '@mosaico/shared/contract';
import { drawsOf } from '@mosaico/shared/fair-games/draws';
import type { LiveBet, LiveRound, LiveTable } from '@mosaico/shared/game-wallet';
import { NAMES, STAKES_CENTAVOS } from '../../art/tables/seats.ts';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import type { Show } from './show.ts';
import { SHOWN_TITLES, showOf } from './shows.ts';

/** A round: bets are placed, it is played, its result stands. */
const BETTING_MS = 14_000;
const PLAYING_MS = 5_500;
const STANDING_MS = 4_500;
export const ROUND_MS = BETTING_MS + PLAYING_MS + STANDING_MS;
/** The tables do not all play at once. */
const APART_MS = 5_000;
/** Rounds that somebody stays for: about seven minutes. */
const STAY_ROUNDS = 18;
/** A table is never quite empty. */
const ALWAYS_TAKEN = 2;
/** Rounds before the one that is on. */
const PAST_ROUNDS = 8;

/**
 * The live tables as they are at an instant. Players who do not exist play there, one round after the other: a round follows from its table
 * and its number alone, so every process tells the same one, and it is drawn as a player's is. The rounds of players are their own and
 * begin with their bets; nothing here has any bearing on them. Source: R37.
 */
export function liveTablesAt(at: Date, language: string): readonly LiveTable[] {
  const set = messageSetOf(language) ?? 'pt';
  return SHOWN_TITLES.flatMap((title, index) => {
    const show = showOf(title, set);
    if (!show) return [];
    const shiftMs = index * APART_MS;
    const current = Math.floor((at.getTime() + shiftMs) / ROUND_MS);
    // The next one as well: who looks need not ask at the very moment when it begins.
    const numbers = Array.from({ length: PAST_ROUNDS + 2 }, (_, place) => current - PAST_ROUNDS + place);
    const rounds = numbers.map((number) =>
      roundOf(title, show, { number, beginsAtMs: number * ROUND_MS - shiftMs, hasBets: number >= current }),
    );
    return [{ gameCode: title.code, seats: takenSeats(title, current).length, isSimulated: true, rounds }];
  });
}

interface RoundPlace {
  readonly number: number;
  readonly beginsAtMs: number;
  /** What was bet on a round that is over is not told. */
  readonly hasBets: boolean;
}

function roundOf(title: Title, show: Show, { number, beginsAtMs, hasBets }: RoundPlace): LiveRound {
  const { code } = title;
  const draw = drawsOf({ serverSeed: `table:${code}`, clientSeed: 'simulated', nonce: number });
  const { side, picture } = show.draw(draw);
  const path = `${PROVIDER_PATH}/tables/${code}/${picture}`;
  const bet = (seat: number): LiveBet => ({
    player: NAMES[seat] ?? '',
    on: weighted(show, draw(show.sides.reduce((sum, { weight }) => sum + weight, 0))),
    betCentavos: STAKES_CENTAVOS[draw(STAKES_CENTAVOS.length)] ?? STAKES_CENTAVOS[0],
  });
  return {
    playsAt: new Date(beginsAtMs + BETTING_MS),
    standsAt: new Date(beginsAtMs + BETTING_MS + PLAYING_MS),
    endsAt: new Date(beginsAtMs + ROUND_MS),
    result: sideOf(show, side),
    movingPath: `${path}.svg`,
    stillPath: `${path}-still.svg`,
    bets: hasBets ? takenSeats(title, number).map(bet) : [],
  };
}

/** Who sits there in a round: people come and go, one by one. */
function takenSeats({ code }: Title, number: number): readonly number[] {
  return NAMES.flatMap((_, seat) => {
    // They do not all change at once.
    const stay = Math.floor((number + seat * 5) / STAY_ROUNDS);
    const draw = drawsOf({ serverSeed: `seat:${code}:${seat}`, clientSeed: 'simulated', nonce: stay });
    return seat < ALWAYS_TAKEN || draw(2) === 0 ? [seat] : [];
  });
}

function weighted(show: Show, drawn: number) {
  let left = drawn;
  return sideOf(
    show,
    show.sides.findIndex(({ weight }) => (left -= weight) < 0),
  );
}

function sideOf({ sides }: Show, side: number) {
  const { text = '', colour = '' } = sides[side] ?? {};
  return { text, colour };
}

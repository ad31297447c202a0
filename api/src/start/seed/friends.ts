import type { GameType } from '../../turnover/turnover.ts';
import type { InvitedSeed } from './members.ts';
import type { SeededPlay } from './play.ts';

export interface FriendPlay extends SeededPlay {
  readonly daysAgo: number;
}
export type Friend = InvitedSeed & { readonly plays: readonly FriendPlay[] };

/** Registered with the code of the member `demo`. What they pay in and play is all there is: what the agent earns is worked out from it. */
export const FRIENDS: readonly Friend[] = [
  friend('helena_m', 'Helena Moraes', 2, 40, 500_00, [
    played(38, 'slot', 10, 25_00, 150_00),
    played(33, 'slot', 8, 25_00, 120_00),
    played(20, 'crash', 8, 25_00, 170_00),
    played(12, 'mines', 10, 20_00, 220_00),
    played(5, 'slot', 8, 25_00, 110_00),
    played(2, 'plinko', 8, 20_00, 150_00),
  ]),
  friend('igor_prado', 'Igor Prado', 1, 24, 300_00, [
    played(22, 'slot', 8, 25_00, 130_00),
    played(14, 'slot', 8, 25_00, 150_00),
    played(3, 'crash', 7, 20_00, 60_00),
  ]),
  friend('joana_b', 'Joana Barros', 2, 18, 1_000_00, [
    played(16, 'mines', 10, 75_00, 600_00),
    played(8, 'slot', 10, 75_00, 480_00),
    played(1, 'plinko', 7, 75_00, 300_00),
  ]),
  friend('kaique9', 'Kaique Rocha', 1, 11, 0, []),
  friend('lara_dias', 'Lara Dias', 2, 6, 20_00, [played(4, 'slot', 6, 2_00, 5_00)]),
  friend('mateus_c', 'Mateus Castro', 1, 4, 400_00, [
    played(2, 'slot', 12, 25_00, 180_00),
    played(1, 'crash', 8, 20_00, 120_00),
  ]),
  friend('nina_v', 'Nina Vasques', 2, 1, 0, []),
];

function friend(
  account: string,
  realname: string,
  gender: number,
  daysAgo: number,
  depositCentavos: number,
  plays: readonly FriendPlay[],
): Friend {
  return { account, realname, gender, daysAgo, depositCentavos, plays, password: null };
}

function played(
  daysAgo: number,
  gameType: GameType,
  rounds: number,
  betCentavos: number,
  returnedCentavos: number,
): FriendPlay {
  return { daysAgo, gameType, rounds, betCentavos, returnedCentavos };
}

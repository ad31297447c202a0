import { Acai, Guarana, Jabuticaba } from './scenes/berries.tsx';
import { Canastra, GoldAce, QueensHand, ThreeAces } from './scenes/cards.tsx';
import { KingOfSpades, QueenOfHearts } from './scenes/court-cards.tsx';
import { Pandeiro, StreetDrum } from './scenes/carnival-music.tsx';
import { BallMask, ConfettiCrown, Parasol, SambaQueen } from './scenes/carnival.tsx';
import { GliderRise, KiteRise, LaunchRise } from './scenes/crash.tsx';
import { LilyFlower, MinerGem, TurtleNest } from './scenes/mines.tsx';
import { CashewRain, FallingVeil, PaperBall } from './scenes/plinko.tsx';
import { BeachRoll, FeastRoll, OldTownRoll } from './scenes/rolls.tsx';
import { BullWheel, MarketWheel, PromenadeWheel } from './scenes/wheel.tsx';
import { DerbyDuel, RiverDuel, SkyDuel } from './scenes/duels.tsx';
import { DiceCup } from './scenes/DiceCup.tsx';
import { DiceWheel } from './scenes/DiceWheel.tsx';
import { TwentySides } from './scenes/TwentySides.tsx';
import { DiamondDie, DoubleSix, SixStars } from './scenes/dice.tsx';
import { Isis, Pharaoh, Sphinx } from './scenes/egypt-faces.tsx';
import { Oasis, Scarab, SunPyramid } from './scenes/egypt.tsx';
import { Ibis, Macaw, Toucan } from './scenes/forest-birds.tsx';
import { GreatTree } from './scenes/great-tree.tsx';
import { Jaguar, ManedWolf } from './scenes/forest.tsx';
import { Cashew, Mango, Pitanga } from './scenes/fruits.tsx';
import {
  AmethystCluster,
  BacklandDiamond,
  CrownedEmerald,
  MountainRuby,
  StarSapphire,
} from './scenes/gems.tsx';
import { JadeRing } from './scenes/JadeRing.tsx';
import { Avenue, Bolt, Cassette, NightBulb, Promenade, Pulse } from './scenes/neon.tsx';
import { Humpback, Neptune } from './scenes/sea-life.tsx';
import { Coral, GoldenWave, Pearl, ReefIsland } from './scenes/sea.tsx';
import { Astronaut, AuroraStation } from './scenes/space-flight.tsx';
import { Comet, FullMoon, Nebula, SevenMoons } from './scenes/space.tsx';
import { Arpoador, GoldMine, JuneBonfire } from './scenes/slots-of-lines.tsx';
import { GuardianOwl, Launch, ParadeGold } from './scenes/slots-of-coins.tsx';
import { CrystalCave, MarketStall, SeaTurtle } from './scenes/slots-of-ways.tsx';
import type { ComponentType } from 'react';
import type { MOODS, Palette, SceneProps } from './palette.ts';
import type { SeededRandom } from './random.ts';

/** What a cover shows: a scene in its own colours, in the mood that lifts it best. */
export interface Subject extends Pick<Palette, 'main' | 'second'> {
  /** Words of a title that choose this scene. */
  readonly words: RegExp;
  readonly Scene: ComponentType<SceneProps>;
  /** Index into the moods of its family. */
  readonly mood: 0 | 1 | 2;
}

function subject(
  words: RegExp,
  Scene: Subject['Scene'],
  mood: Subject['mood'],
  main: Subject['main'],
  second: Subject['second'],
): Subject {
  return { words, Scene, mood, main, second };
}

const GOLD = ['#fea', '#e81'] as const;
const LEAF = ['#8d5', '#274'] as const;
const RED = ['#f65', '#b13'] as const;
const BLUE = ['#5af', '#13a'] as const;
const IVORY = ['#fff', '#dca'] as const;

/** The subjects of each family. The first whose words a title holds is drawn. */
const SUBJECTS = {
  fruits: [
    subject(/caju/i, Cashew, 1, ['#fc3', '#d32'], LEAF),
    subject(/pitanga/i, Pitanga, 1, ['#f75', '#c12'], LEAF),
    subject(/açaí/i, Acai, 0, ['#85d', '#214'], ['#d95', '#631']),
    subject(/manga/i, Mango, 2, ['#fd4', '#7b3'], ['#f33e', '#f620']),
    subject(/jabuticaba/i, Jabuticaba, 0, ['#759', '#102'], ['#c96', '#532']),
    subject(/guaraná/i, Guarana, 2, ['#f64', '#b12'], LEAF),
    subject(/feira/i, MarketStall, 1, ['#fc4', '#e61'], ['#8d5', '#274']),
  ],
  forest: [
    subject(/onça/i, Jaguar, 0, ['#fd7', '#d71'], LEAF),
    subject(/tucano/i, Toucan, 2, ['#fc3', '#f61'], ['#fa3', '#d42']),
    subject(/rubro/i, Ibis, 2, ['#f75', '#c13'], ['#f54', '#a12']),
    subject(/arara/i, Macaw, 0, ['#58f', '#13c'], ['#47e', '#128']),
    subject(/lobo/i, ManedWolf, 1, ['#fa5', '#c51'], LEAF),
    subject(/guardiã/i, GuardianOwl, 0, ['#eb7', '#841'], ['#c84', '#521']),
    subject(/floresta/i, GreatTree, 2, ['#9e5', '#174'], ['#a74', '#422']),
  ],
  egypt: [
    subject(/faraó/i, Pharaoh, 1, ['#fd8', '#d81'], BLUE),
    subject(/ísis/i, Isis, 2, GOLD, ['#5ed', '#179']),
    subject(/pirâmide/i, SunPyramid, 0, ['#fd7', '#c71'], ['#e94', '#831']),
    subject(/escaravelho/i, Scarab, 2, GOLD, ['#4de', '#14a']),
    subject(/esfinge/i, Sphinx, 0, ['#fd9', '#b73'], BLUE),
    subject(/oásis/i, Oasis, 1, ['#fc7', '#b72'], ['#6ee', '#17a']),
  ],
  sea: [
    subject(/onda/i, GoldenWave, 0, ['#feb', '#ea1'], ['#fc3', '#b50']),
    subject(/secreto|coral$/i, Coral, 2, ['#f87', '#d24'], ['#fb4', '#e62']),
    subject(/pérola/i, Pearl, 1, ['#fff', '#cad'], ['#fbc', '#b38']),
    subject(/netuno/i, Neptune, 2, ['#eff', '#4ae'], GOLD),
    subject(/baleia/i, Humpback, 0, ['#69c', '#124'], ['#fff', '#bce']),
    subject(/ilha/i, ReefIsland, 1, ['#f78', '#c25'], ['#fb4', '#d62']),
    subject(/noronha/i, SeaTurtle, 1, ['#9e7', '#286'], ['#c94', '#742']),
    subject(/arpoador/i, Arpoador, 0, ['#5cd', '#06a'], ['#3cc', '#06a']),
  ],
  gems: [
    subject(/jade/i, JadeRing, 2, ['#8eb', '#085'], ['#fe5', '#eb1']),
    subject(/esmeralda/i, CrownedEmerald, 0, ['#5fa', '#063'], GOLD),
    subject(/rubi/i, MountainRuby, 1, ['#f89', '#b13'], ['#57b', '#236']),
    subject(/safira/i, StarSapphire, 0, ['#7af', '#12a'], GOLD),
    subject(/ametista/i, AmethystCluster, 1, ['#daf', '#71c'], ['#769', '#324']),
    subject(/diamante/i, BacklandDiamond, 2, ['#fff', '#9cf'], ['#d84', '#831']),
    subject(/gruta/i, CrystalCave, 0, ['#8ef', '#36d'], ['#f9e', '#a2b']),
    subject(/gerais/i, GoldMine, 0, ['#fe9', '#d80'], ['#a75', '#421']),
  ],
  carnival: [
    subject(/carnaval|rainha/i, SambaQueen, 0, ['#fe9', '#e91'], ['#fc4', '#d61']),
    subject(/frevo/i, Parasol, 1, ['#f65', '#c13'], ['#fe5', '#ea1']),
    subject(/máscara|baile/i, BallMask, 2, ['#a6f', '#41a'], ['#f7b', '#c18']),
    subject(/samba/i, Pandeiro, 1, ['#ffe', '#ec9'], ['#e95', '#841']),
    subject(/coroa|confete/i, ConfettiCrown, 0, GOLD, ['#5ef', '#16c']),
    subject(/bloco|bateria|tambor/i, StreetDrum, 2, ['#4cf', '#15c'], ['#fd5', '#e81']),
    subject(/folia/i, ParadeGold, 0, ['#fe8', '#e90'], GOLD),
    subject(/fogueira/i, JuneBonfire, 0, ['#fb3', '#e31'], GOLD),
  ],
  space: [
    subject(/órbita|planeta/i, SevenMoons, 1, ['#fc7', '#d52'], ['#eff', '#4ad']),
    subject(/cometa|estrela/i, Comet, 0, ['#dfe', '#1aa'], ['#4ed', '#178']),
    subject(/lua/i, FullMoon, 1, ['#ffe', '#ed8'], GOLD),
    subject(/nebulosa/i, Nebula, 2, ['#c5fd', '#62c0'], ['#f5cc', '#9280']),
    subject(/gravidade|astro/i, Astronaut, 0, ['#fc5', '#c41'], ['#5df', '#16c']),
    subject(/alcântara/i, Launch, 0, ['#fff', '#bcd'], ['#f65', '#b13']),
    subject(/estação/i, AuroraStation, 1, BLUE, ['#37c', '#126']),
  ],
  cards: [
    subject(/clássico/i, DerbyDuel, 0, ['#4c8', '#163'], ['#f65', '#b13']),
    subject(/jacaré/i, RiverDuel, 2, ['#fc5', '#d71'], ['#7c5', '#264']),
    subject(/sol e lua/i, SkyDuel, 1, ['#fd5', '#f81'], ['#cdf', '#57c']),
    subject(/copas/i, QueenOfHearts, 1, ['#f57', '#a13'], GOLD),
    subject(/ás /i, GoldAce, 2, ['#feb', '#e91'], ['#f77', '#b13']),
    subject(/espadas/i, KingOfSpades, 2, ['#67f', '#229'], GOLD),
    subject(/trinca/i, ThreeAces, 1, GOLD, RED),
    subject(/canastra/i, Canastra, 0, GOLD, ['#2a6', '#153']),
    subject(/mão/i, QueensHand, 0, ['#b6f', '#519'], GOLD),
  ],
  dice: [
    subject(/mestre/i, TwentySides, 2, ['#f76', '#a13'], ['#fea', '#fb2']),
    subject(/estrelas/i, SixStars, 1, ['#f67', '#b13'], ['#fea', '#fc3']),
    subject(/diamante/i, DiamondDie, 2, ['#eff', '#6be'], ['#8df', '#25d']),
    subject(/copo/i, DiceCup, 0, IVORY, ['#b73', '#421']),
    subject(/dobro|sorte/i, DoubleSix, 1, RED, IVORY),
    subject(/roda/i, DiceWheel, 0, ['#f66', '#b14'], GOLD),
  ],
  neon: [
    subject(/copacabana|praia/i, Promenade, 0, ['#f5c', '#f5c'], ['#3ef', '#3ef']),
    subject(/noite|elétric/i, NightBulb, 2, ['#fc4', '#fc4'], ['#5cf', '#5cf']),
    subject(/avenida/i, Avenue, 1, ['#f5b', '#f5b'], ['#3ec', '#3ec']),
    subject(/pulso/i, Pulse, 2, ['#f46', '#f46'], ['#6fa', '#6fa']),
    subject(/cassete/i, Cassette, 1, ['#fa4', '#fa4'], ['#4ef', '#4ef']),
    subject(/raio/i, Bolt, 0, ['#f3c', '#918'], ['#b6f', '#b6f']),
  ],
  rolls: [
    subject(/orla/i, BeachRoll, 0, ['#f66', '#b14'], IVORY),
    subject(/arraial/i, FeastRoll, 1, ['#5cd', '#167'], ['#fe8', '#e91']),
    subject(/pelô/i, OldTownRoll, 2, ['#fb5', '#c51'], IVORY),
  ],
  mines: [
    subject(/garimpo/i, MinerGem, 0, ['#fd7', '#d71'], ['#c85', '#633']),
    subject(/ninhos/i, TurtleNest, 1, ['#4b7', '#164'], ['#fea', '#c95']),
    subject(/vitória/i, LilyFlower, 2, ['#fae', '#e58'], ['#5c8', '#153']),
  ],
  plinko: [
    subject(/chuva/i, CashewRain, 0, ['#fb4', '#e42'], LEAF),
    subject(/véu/i, FallingVeil, 1, ['#9ef', '#27c'], BLUE),
    subject(/confete/i, PaperBall, 2, ['#f7a', '#d25'], GOLD),
  ],
  wheel: [
    subject(/calçadão/i, PromenadeWheel, 0, ['#425', '#213'], ['#fed', '#db9']),
    subject(/boi/i, BullWheel, 1, ['#48f', '#137'], ['#f56', '#912']),
    subject(/feira/i, MarketWheel, 2, ['#3a7', '#153'], ['#fc6', '#e62']),
  ],
  crash: [
    subject(/pipa/i, KiteRise, 0, GOLD, RED),
    subject(/asa/i, GliderRise, 1, ['#f95', '#d32'], BLUE),
    subject(/rumo/i, LaunchRise, 2, ['#5af', '#13a'], RED),
  ],
} as const satisfies Record<keyof typeof MOODS, readonly [Subject, ...Subject[]]>;

/** The subject that the title names, if the family has it; otherwise one chosen by the seed, in any mood. */
export function subjectOf(family: keyof typeof SUBJECTS, title: string, random: SeededRandom): Subject {
  const subjects: readonly [Subject, ...Subject[]] = SUBJECTS[family];
  const chosen = { ...random.pick(subjects), mood: random.pick([0, 1, 2]) };
  return subjects.find(({ words }) => words.test(title)) ?? chosen;
}

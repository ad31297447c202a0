import { carnivalScenes } from './scenes/carnival.tsx';
import { cardScenes } from './scenes/cards.tsx';
import { diceScenes } from './scenes/dice.tsx';
import { egyptScenes } from './scenes/egypt.tsx';
import { forestScenes } from './scenes/forest.tsx';
import { fruitScenes } from './scenes/fruits.tsx';
import { gemScenes } from './scenes/gems.tsx';
import { neonScenes } from './scenes/neon.tsx';
import { seaScenes } from './scenes/sea.tsx';
import { spaceScenes } from './scenes/space.tsx';
import type { ComponentType } from 'react';
import type { SceneProps } from './palette.ts';
import type { SeededRandom } from './random.ts';

type Scene = ComponentType<SceneProps>;

const SCENES = {
  fruits: fruitScenes,
  gems: gemScenes,
  egypt: egyptScenes,
  sea: seaScenes,
  forest: forestScenes,
  carnival: carnivalScenes,
  space: spaceScenes,
  cards: cardScenes,
  dice: diceScenes,
  neon: neonScenes,
} as const satisfies Record<string, Readonly<Record<string, Scene>>>;

/** What a title speaks of, family by family: a game called after an animal shows that animal. */
const SUBJECTS: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/caju|cashew/i, fruitScenes.Cashew],
  [/açaí|acai|jabuticaba|guaraná|uva|grape/i, fruitScenes.Grapes],
  [/pitanga|cereja|cherr/i, fruitScenes.Cherries],
  [/melancia|melon/i, fruitScenes.Melon],
  [/laranja|limão|citr|orange|lemon/i, fruitScenes.Citrus],
  [/diamante|diamond|brilhante/i, gemScenes.Brilliant],
  [/esmeralda|emerald|jade/i, gemScenes.Emerald],
  [/serra|mina|cristal/i, gemScenes.Cluster],
  [/faraó|pharao|rei|rainha|ísis|esfinge/i, egyptScenes.Pharaoh],
  [/escaravelho|scarab/i, egyptScenes.Scarab],
  [/pirâmide|pyramid|oásis|deserto/i, egyptScenes.Pyramids],
  [/olho|eye/i, egyptScenes.Eye],
  [/onda|maré|wave|netuno|surf/i, seaScenes.Surf],
  [/baleia|jubarte|whale/i, seaScenes.Whale],
  [/pérola|pearl|concha/i, seaScenes.Pearl],
  [/polvo|octopus|kraken/i, seaScenes.Octopus],
  [/onça|jaguar|tigre|pantera/i, forestScenes.Jaguar],
  [/coruja|owl|noite/i, forestScenes.Owl],
  [/tucano|arara|guará rubro|papagaio|toucan/i, forestScenes.Toucan],
  [/raposa|lobo|fox|wolf/i, forestScenes.Fox],
  [/máscara|mask|baile/i, carnivalScenes.Mask],
  [/batuque|tambor|samba|bateria|bloco/i, carnivalScenes.Drum],
  [/rainha|coroa|frevo|queen/i, carnivalScenes.Queen],
  [/foguete|rocket|órbita|estação/i, spaceScenes.Rocket],
  [/cometa|estrela|comet|star/i, spaceScenes.Comet],
  [/lua|planeta|nebulosa|gravidade/i, spaceScenes.Planet],
  [/copas|espadas|ouros|paus|ás |dama|rei/i, cardScenes.Crest],
  [/dobro|dupl|double/i, diceScenes.Pair],
  [/77|777|fliperama/i, neonScenes.Sevens],
  [/copacabana|avenida|praia|sunset/i, neonScenes.Sunset],
  [/pulso|elétric|raio/i, neonScenes.Heart],
];

/** The scene of a cover: what the title speaks of, where the family has it; otherwise what the seed chooses. */
export function sceneOf(family: keyof typeof SCENES, title: string, random: SeededRandom): Scene {
  const scenes: readonly Scene[] = Object.values(SCENES[family]);
  const chosen = scenes[Math.floor(random.between(0, scenes.length))] ?? fruitScenes.Cherries;
  return SUBJECTS.find(([words, scene]) => scenes.includes(scene) && words.test(title))?.[1] ?? chosen;
}

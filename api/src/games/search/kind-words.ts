import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import type { GameType } from '../../turnover/turnover.ts';
import type { GameFeature } from '@mosaico/shared/game-wallet';
import { SLOT_WORDS, SLOTS_MEANT } from './slot-words.ts';

/** Games that go by one word: a type, or those of a type whose cover is of one family (`cover:<family>:<seed>`), or that have one of some features. */
export interface GameKind {
  readonly type: GameType;
  readonly family?: string;
  readonly features?: readonly GameFeature[];
}

const CHINESE = {
  slot: ['老虎机', '老虎', '拉霸'],
  crash: ['爆点', '崩盘', '火箭'],
  mines: ['扫雷', '地雷'],
  plinko: ['弹珠'],
  dice: ['骰子'],
  live: ['真人', '真人视讯', '视讯'],
  wheel: ['转盘', '轮盘', '大转盘'],
  cards: ['纸牌', '扑克', '比大小'],
} as const;

/** What players call the kinds of games, in their language. English is understood in all. Source: A29, A52. */
const WORDS: InEveryLanguage<Readonly<Record<keyof typeof CHINESE, readonly string[]>>> = {
  pt: {
    slot: ['slot', 'slots', 'caça-níqueis', 'caça-níquel'],
    crash: ['crash', 'aviãozinho', 'foguete'],
    mines: ['minas', 'campo minado'],
    plinko: ['plinko'],
    dice: ['dados', 'dado'],
    live: ['ao vivo', 'cassino ao vivo', 'mesas'],
    wheel: ['roleta', 'roda', 'roda da fortuna'],
    cards: ['cartas', 'baralho'],
  },
  en: {
    slot: ['slot', 'slots', 'slot machine', 'fruit machine'],
    crash: ['crash', 'rocket'],
    mines: ['mines', 'minesweeper'],
    plinko: ['plinko'],
    dice: ['dice', 'die'],
    live: ['live', 'live casino', 'tables'],
    wheel: ['wheel', 'roulette', 'wheel of fortune'],
    cards: ['cards', 'high card'],
  },
  cn: CHINESE,
  ch: CHINESE,
  vi: {
    slot: ['slot', 'nổ hũ', 'máy đánh bạc'],
    crash: ['cất cánh', 'máy bay', 'tên lửa'],
    mines: ['dò mìn', 'mìn'],
    plinko: ['thả bóng'],
    dice: ['xúc xắc', 'xí ngầu'],
    live: ['trực tiếp', 'sòng bài trực tiếp'],
    wheel: ['vòng quay', 'bánh xe'],
    cards: ['bài', 'lá bài'],
  },
  id: {
    slot: ['slot', 'mesin slot'],
    crash: ['crash', 'roket', 'pesawat'],
    mines: ['ranjau', 'tambang'],
    plinko: ['plinko'],
    dice: ['dadu'],
    live: ['langsung', 'kasino langsung'],
    wheel: ['roda', 'rolet', 'roda putar'],
    cards: ['kartu'],
  },
  th: {
    slot: ['สล็อต', 'สล็อตแมชชีน'],
    crash: ['จรวด', 'เครื่องบิน'],
    mines: ['ทุ่นระเบิด', 'กับระเบิด'],
    plinko: ['ปล่อยลูกบอล', 'พลิงโก'],
    dice: ['ลูกเต๋า'],
    live: ['สด', 'เกมสด', 'คาสิโนสด'],
    wheel: ['วงล้อ', 'รูเล็ต'],
    cards: ['ไพ่'],
  },
  msa: {
    slot: ['slot', 'mesin slot'],
    crash: ['crash', 'roket', 'pesawat'],
    mines: ['periuk api', 'lombong'],
    plinko: ['plinko'],
    dice: ['dadu', 'buah dadu'],
    live: ['langsung', 'kasino langsung'],
    wheel: ['roda', 'rolet', 'roda putar'],
    cards: ['kad', 'daun terup'],
  },
};

const KINDS: Readonly<Record<keyof typeof CHINESE, GameKind>> = {
  slot: { type: 'slot' },
  crash: { type: 'crash' },
  mines: { type: 'mines' },
  plinko: { type: 'plinko' },
  dice: { type: 'dice' },
  live: { type: 'live' },
  wheel: { type: 'live', family: 'wheel' },
  cards: { type: 'live', family: 'cards' },
};

/**
 * From so many letters on the beginning of a word stands for it. What a slot shows or has is only meant by more: "roda" is a wheel, and no
 * "rodadas grátis".
 */
const LEAST_LETTERS = { kind: 3, slot: 5 } as const;

interface KindWords {
  readonly kind: GameKind;
  readonly words: readonly string[];
  readonly leastLetters: number;
}

/** The kinds of games, each with its words in a language and in English. */
export function kindWords(language: keyof typeof WORDS): readonly KindWords[] {
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((name) => ({
    kind: KINDS[name],
    words: [...new Set([...WORDS[language][name], ...WORDS.en[name]])],
    leastLetters: LEAST_LETTERS.kind,
  }));
  const slots = (Object.keys(SLOTS_MEANT) as (keyof typeof SLOTS_MEANT)[]).map((name) => ({
    kind: { type: 'slot' as const, ...SLOTS_MEANT[name] },
    words: [...new Set([...SLOT_WORDS[language][name], ...SLOT_WORDS.en[name]])],
    leastLetters: LEAST_LETTERS.slot,
  }));
  return [...kinds, ...slots];
}

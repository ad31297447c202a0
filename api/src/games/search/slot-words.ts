import type { CoverFamily, GameFeature } from '@mosaico/shared/game-wallet';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';

const CHINESE = {
  bonus: ['奖励游戏', '特色游戏', '奖金'],
  freeSpins: ['免费旋转', '免费转'],
  cascades: ['连消', '掉落', '消除'],
  hold: ['头奖', '大奖', '锁定旋转', '金币'],
  fruits: ['水果'],
  gems: ['宝石', '珠宝'],
  egypt: ['埃及', '法老'],
  sea: ['海洋', '大海'],
  forest: ['森林', '丛林'],
  carnival: ['狂欢节', '嘉年华'],
  space: ['太空', '宇宙'],
} as const;

type SlotWord = keyof typeof CHINESE;

/** What players call slots by what happens in them and by what they show, in their language. Source: A29. */
export const SLOT_WORDS: InEveryLanguage<Readonly<Record<SlotWord, readonly string[]>>> = {
  pt: {
    bonus: ['bônus', 'jogo bônus'],
    freeSpins: ['rodadas grátis', 'giros grátis', 'rodada grátis', 'grátis'],
    cascades: ['cascata', 'cascatas', 'avalanche'],
    hold: ['jackpot', 'segure e gire', 'moedas'],
    fruits: ['frutas', 'fruta', 'frutinhas'],
    gems: ['joias', 'joia', 'gemas', 'pedras preciosas', 'diamantes'],
    egypt: ['egito', 'faraó', 'pirâmides'],
    sea: ['mar', 'oceano', 'praia', 'peixes'],
    forest: ['floresta', 'selva', 'mata', 'bichos', 'animais'],
    carnival: ['carnaval', 'samba', 'folia', 'festa'],
    space: ['espaço', 'foguetes', 'planetas', 'astronauta'],
  },
  en: {
    bonus: ['bonus', 'bonus game'],
    freeSpins: ['free spins', 'free spin'],
    cascades: ['cascade', 'cascading', 'tumble', 'avalanche'],
    hold: ['jackpot', 'hold and spin', 'hold and win', 'coins'],
    fruits: ['fruits', 'fruit'],
    gems: ['gems', 'jewels', 'diamonds'],
    egypt: ['egypt', 'pharaoh', 'pyramids'],
    sea: ['sea', 'ocean', 'beach', 'fish'],
    forest: ['forest', 'jungle', 'animals'],
    carnival: ['carnival', 'samba', 'party'],
    space: ['space', 'planets', 'astronaut'],
  },
  cn: CHINESE,
  ch: CHINESE,
  vi: {
    bonus: ['thưởng', 'trò chơi thưởng'],
    freeSpins: ['quay miễn phí', 'vòng quay miễn phí'],
    cascades: ['thác đổ', 'rơi liên tiếp'],
    hold: ['giải độc đắc', 'giữ và quay', 'đồng xu'],
    fruits: ['trái cây', 'hoa quả'],
    gems: ['đá quý', 'kim cương'],
    egypt: ['ai cập', 'kim tự tháp'],
    sea: ['biển', 'đại dương'],
    forest: ['rừng', 'rừng rậm'],
    carnival: ['lễ hội', 'hội hóa trang'],
    space: ['vũ trụ', 'không gian'],
  },
  id: {
    bonus: ['bonus', 'permainan bonus'],
    freeSpins: ['putaran gratis', 'gratis'],
    cascades: ['runtuh', 'beruntun'],
    hold: ['jackpot', 'tahan dan putar', 'koin'],
    fruits: ['buah', 'buah-buahan'],
    gems: ['permata', 'berlian'],
    egypt: ['mesir', 'firaun', 'piramida'],
    sea: ['laut', 'samudra', 'pantai'],
    forest: ['hutan', 'rimba'],
    carnival: ['karnaval', 'pesta'],
    space: ['antariksa', 'luar angkasa'],
  },
  th: {
    bonus: ['โบนัส', 'เกมโบนัส'],
    freeSpins: ['ฟรีสปิน', 'หมุนฟรี'],
    cascades: ['ร่วงหล่น', 'น้ำตก'],
    hold: ['แจ็คพอต', 'แจ็กพอต', 'เหรียญ'],
    fruits: ['ผลไม้'],
    gems: ['อัญมณี', 'เพชร'],
    egypt: ['อียิปต์', 'ฟาโรห์', 'พีระมิด'],
    sea: ['ทะเล', 'มหาสมุทร'],
    forest: ['ป่า', 'ป่าไม้'],
    carnival: ['คาร์นิวัล', 'งานเทศกาล'],
    space: ['อวกาศ'],
  },
  msa: {
    bonus: ['bonus', 'permainan bonus'],
    freeSpins: ['putaran percuma', 'percuma'],
    cascades: ['lata', 'runtuhan'],
    hold: ['jackpot', 'tahan dan putar', 'syiling'],
    fruits: ['buah', 'buah-buahan'],
    gems: ['permata', 'berlian'],
    egypt: ['mesir', 'firaun', 'piramid'],
    sea: ['laut', 'lautan', 'pantai'],
    forest: ['hutan', 'rimba'],
    carnival: ['karnival', 'pesta'],
    space: ['angkasa', 'angkasa lepas'],
  },
};

/** What the words stand for: a slot with one of these features, or with a cover of this family. */
export const SLOTS_MEANT: Readonly<
  Record<SlotWord, { readonly features: readonly GameFeature[] } | { readonly family: CoverFamily }>
> = {
  bonus: { features: ['free-spins', 'cascades', 'hold'] },
  freeSpins: { features: ['free-spins'] },
  cascades: { features: ['cascades'] },
  hold: { features: ['hold'] },
  fruits: { family: 'fruits' },
  gems: { family: 'gems' },
  egypt: { family: 'egypt' },
  sea: { family: 'sea' },
  forest: { family: 'forest' },
  carnival: { family: 'carnival' },
  space: { family: 'space' },
};

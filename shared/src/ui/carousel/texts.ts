import { textsOf, type ByLanguage } from '../language/texts-of.ts';

interface RailTexts {
  readonly previous: string;
  readonly next: string;
}

const RAIL: ByLanguage<RailTexts> = {
  pt: { previous: 'Anterior', next: 'Próximo' },
  en: { previous: 'Previous', next: 'Next' },
  zh: { previous: '上一个', next: '下一个' },
  vi: { previous: 'Trước', next: 'Tiếp' },
  id: { previous: 'Sebelumnya', next: 'Berikutnya' },
  th: { previous: 'ก่อนหน้า', next: 'ถัดไป' },
  ms: { previous: 'Sebelumnya', next: 'Seterusnya' },
};

/** A rail's own words in a language. Pure. */
export function railTextsOf(locale: string): RailTexts {
  return textsOf(RAIL, locale);
}

interface AutoplayTexts {
  readonly pause: string;
  readonly play: string;
}

const AUTOPLAY: ByLanguage<AutoplayTexts> = {
  pt: { pause: 'Pausar', play: 'Continuar' },
  en: { pause: 'Pause', play: 'Play' },
  zh: { pause: '暂停', play: '播放' },
  vi: { pause: 'Tạm dừng', play: 'Tiếp tục' },
  id: { pause: 'Jeda', play: 'Lanjutkan' },
  th: { pause: 'หยุดชั่วคราว', play: 'เล่นต่อ' },
  ms: { pause: 'Jeda', play: 'Sambung' },
};

/** What the button says that stops and starts a carousel. Pure. */
export function autoplayTextsOf(locale: string): AutoplayTexts {
  return textsOf(AUTOPLAY, locale);
}

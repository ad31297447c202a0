import { EXPORT_KEPT_DAYS, PICTURES_KEPT_DAYS } from '@mosaico/shared/rules';
import { messageFaults } from '@mosaico/shared/testing';
import ch from './texts/ch.json';
import cn from './texts/cn.json';
import en from './texts/en.json';
import id from './texts/id.json';
import msa from './texts/msa.json';
import pt from './texts/pt.json';
import th from './texts/th.json';
import vi from './texts/vi.json';
import { filled, type LegalTexts } from './legal-texts.ts';

const sets = { pt, en, cn, ch, vi, id, th, msa } satisfies Record<string, LegalTexts>;

const CHINESE = /提现/;
/** How a language speaks of withdrawals. */
const WITHDRAWALS: Readonly<Record<keyof typeof sets, RegExp>> = {
  pt: /saque/i,
  en: /withdrawal/i,
  cn: CHINESE,
  ch: CHINESE,
  vi: /rút/i,
  id: /penarikan/i,
  th: /ถอน/,
  msa: /pengeluaran/i,
};

/** How a language says of a browser: its random name, its network and kind. */
const BROWSER: Readonly<Record<keyof typeof sets, RegExp>> = {
  pt: /nome aleatório.*rede e do tipo/,
  en: /random name.*network and kind/,
  cn: /随机名称.*网络和类型/,
  ch: /随机名称.*网络和类型/,
  vi: /tên ngẫu nhiên.*mạng và loại/,
  id: /nama acak.*jaringan dan jenis/,
  th: /ชื่อสุ่ม.*เครือข่ายและชนิด/,
  msa: /nama rawak.*rangkaian dan jenis/,
};

/** Sections and paragraphs by their numbers, so that the sets can be compared text by text. */
function numbered(texts: LegalTexts): unknown {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(value.map((item: unknown, index) => [`${index}`, item]))
      : value,
  );
}

describe('the legal texts', () => {
  it('[R16] are complete in all eight sets, with nothing left in English', () => {
    const all = Object.fromEntries(
      Object.entries(sets).map(([set, texts]) => [set, numbered(texts)]),
    ) as Parameters<typeof messageFaults>[0];

    expect(messageFaults(all)).toEqual({ missing: [], placeholders: [], untranslated: [] });
  });

  it('[A1] are the same under both names of Chinese', () => {
    expect(ch).toEqual(cn);
  });

  it('have section titles that differ within a document, because they are its keys', () => {
    for (const texts of Object.values(sets)) {
      for (const { sections } of Object.values(texts)) {
        const titles = sections.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      }
    }
  });

  it.each(Object.entries(sets))(
    '[R259] [R260] say how withdrawals are paid, and to whose key: %s',
    (set, { terms }) => {
      const word = WITHDRAWALS[set as keyof typeof sets];
      const money = terms.sections.find(({ title }) => word.test(title));

      expect(money?.paragraphs.at(-1)).toMatch(word);
      expect(money?.paragraphs.at(-1)).toMatch(/Pix.*CPF/s);
    },
  );

  it.each(Object.entries(sets))(
    '[G38] [G42] [G54] say all that is kept of a browser, and how long pictures and copies are kept: %s',
    (set, { privacy }) => {
      const [kept, , , time] = privacy.sections;

      expect(kept?.paragraphs.at(-1)).toMatch(BROWSER[set as keyof typeof sets]);
      const days = time?.paragraphs.slice(-2).map((text) => text.match(/\d+/)?.[0]);
      expect(days).toEqual([`${PICTURES_KEPT_DAYS}`, `${EXPORT_KEPT_DAYS}`]);
    },
  );

  it('take the facts of the site, and stay whole without one', () => {
    expect(filled('{{name}} of {{entity}}.', { name: 'Maré', entity: 'Mosaico' })).toBe('Maré of Mosaico.');
    expect(filled('Ask {{support}}.', {})).toBe('Ask .');
  });
});

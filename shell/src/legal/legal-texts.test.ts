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

const CHINESE = { word: /提现|提款/, none: '目前暂不支持提现' };
/** How a language speaks of withdrawals, and says that there are none. */
const WITHDRAWALS: Readonly<Record<keyof typeof sets, { readonly word: RegExp; readonly none: string }>> = {
  pt: { word: /saqu|sacar/i, none: 'Ainda não é possível sacar' },
  en: { word: /withdraw|payout/i, none: 'Withdrawals are not available yet' },
  cn: CHINESE,
  ch: CHINESE,
  vi: { word: /\brút (?!lại)/i, none: 'Hiện chưa thể rút tiền' },
  id: { word: /penarikan|menarik/i, none: 'penarikan belum tersedia' },
  th: { word: /ถอน(?!ความ)/, none: 'ขณะนี้ยังถอนเงินไม่ได้' },
  msa: { word: /pengeluaran|mengeluarkan/i, none: 'pengeluaran belum tersedia' },
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
    'speak of withdrawals once, to say that there are none yet: %s',
    (set, texts) => {
      const paragraphs = Object.values(texts).flatMap(({ sections }) =>
        sections.flatMap(({ title, paragraphs: said }) => [title, ...said]),
      );
      const { word, none } = WITHDRAWALS[set as keyof typeof sets];

      const speaking = paragraphs.filter((paragraph) => word.test(paragraph));

      expect(speaking).toEqual([expect.stringContaining(none)]);
    },
  );

  it('take the facts of the site, and stay whole without one', () => {
    expect(filled('{{name}} of {{entity}}.', { name: 'Maré', entity: 'Mosaico' })).toBe('Maré of Mosaico.');
    expect(filled('Ask {{support}}.', {})).toBe('Ask .');
  });
});

import { messageFaults } from './message-faults.ts';

const good = { title: 'Titel', deep: { amount: '{{amount}} x' } };
const sets = (changes: Record<string, unknown> = {}) =>
  ({
    en: { title: 'Title', deep: { amount: 'of {{amount}}' } },
    pt: good, cn: good, ch: good, vi: good, id: good, th: good, msa: good,
    ...changes,
  }) as Parameters<typeof messageFaults>[0]; // oxfmt-ignore

it('finds nothing in complete sets', () => {
  expect(messageFaults(sets())).toEqual({ missing: [], placeholders: [], untranslated: [] });
});

it('[R16] names what is missing, by set', () => {
  expect(messageFaults(sets({ vi: { title: 'Titel', deep: {} } })).missing).toEqual(['vi: deep.amount']);
});

it('[R16] names placeholders that differ', () => {
  const { placeholders } = messageFaults(sets({ th: { ...good, deep: { amount: '{{amuont}} x' } } }));

  expect(placeholders).toEqual(['th: deep.amount']);
});

it('names placeholders that leave the format of a value to the library', () => {
  const text = { ...good, deep: { amount: '{{amount, number}} x' } };

  expect(messageFaults(sets({ en: text, pt: text })).placeholders).toContain('en: deep.amount');
});

it('[R16] names what was left in English, unless it reads the same in both', () => {
  const left = sets({ id: { ...good, title: 'Title' } });

  expect(messageFaults(left).untranslated).toEqual(['id: title']);
  expect(messageFaults(left, ['id: title']).untranslated).toEqual([]);
});

import { messageFaults } from '@mosaico/shared/testing';
import ch from './messages/ch.json';
import cn from './messages/cn.json';
import en from './messages/en.json';
import id from './messages/id.json';
import msa from './messages/msa.json';
import pt from './messages/pt.json';
import th from './messages/th.json';
import vi from './messages/vi.json';

/** Words that read the same in another language. */
const ALLOWED = [
  'id: vip.level',
  'pt: gifts.tier.Bronze',
  'msa: gifts.tier.Platinum',
  ...['pt', 'cn', 'ch', 'vi', 'id', 'th', 'msa'].map((set) => `${set}: gifts.tier.other`),
  'id: history.weekly',
  ...['slot', 'crash', 'plinko'].map((type) => `pt: types.${type}`),
  ...['types.crash', 'types.plinko', 'activities.deposit'].flatMap((key) => [`id: ${key}`, `msa: ${key}`]),
];

/** Of the sign-up banner, whose words R252 gives. */
const GIVEN = ['banner.welcome.title'];

it('[R16] says the same in all eight message sets', () => {
  const faults = messageFaults({ pt, en, cn, ch, vi, id, th, msa }, ALLOWED);

  expect(faults).toEqual({ missing: [], placeholders: [], untranslated: [] });
});

it.each(Object.entries({ pt, en, cn, ch, vi, id, th, msa }))(
  '[R44] [R252] leaves every amount and percentage to the server: %s',
  (_, texts) => {
    const figures = Object.entries(flat(texts)).filter(([, text]) => /R\$\s?\d|\d\s?R\$|\d\s?%/.test(text));

    expect(figures.map(([key]) => key)).toEqual(GIVEN);
  },
);

it.each(Object.entries({ pt, en, cn, ch, vi, id, th, msa }))(
  '[R45] [R52] [R48] has one name for rebates, which no other promotion has: %s',
  (_, { activities, cover, rebates, relief, sections, vip }) => {
    const ofLosses = [activities.daily_relief.title, relief.heading, activities.cover.title, cover.heading];
    const name = sections.rebates;

    expect(
      [activities.rebate.title, rebates.heading, vip.rebate].filter((text) => !text.includes(stem(name))),
    ).toEqual([]);
    expect(ofLosses.filter((text) => text.toLowerCase().includes(stem(name).toLowerCase()))).toEqual([]);
    expect(new Set([...ofLosses, activities.recharge_rebate.title]).size).toBe(3);
  },
);

it.each(Object.entries({ pt, en, cn, ch, vi, id, th, msa }))(
  '[R8] [R46] has one name for each offer, which no other has, and says of each in a line what it is for: %s',
  (_, { activities, cover, relief, vip }) => {
    const offers = Object.values(activities).flatMap((texts) =>
      typeof texts === 'object' && 'title' in texts ? [texts] : [],
    );

    expect(offers).toHaveLength(10);
    expect(new Set(offers.map(({ title }) => title.toLowerCase())).size).toBe(10);
    expect(new Set(offers.map(({ about }) => about)).size).toBe(10);
    expect(vip.weeklyBonus).toBe(activities.vip_weekly.title);
    expect(vip.weekly.startsWith(activities.vip_weekly.title)).toBe(true);
    expect([relief.heading, cover.heading]).toEqual([activities.daily_relief.title, activities.cover.title]);
  },
);

it.each(Object.entries({ pt, en, cn, ch, vi, id, th, msa }))(
  '[G16] [R44] [R252] says of what a number of times has to be wagered, on the card, in the rules and on home: %s',
  (_, { activities, banner }) => {
    const {
      terms,
      first_deposit: first,
      recharge_rebate: rebate,
      invitation,
      gift_tiers: gifts,
    } = activities;
    const named = [
      terms.bonus.text,
      terms.bonusWithDeposit.text,
      first.rule2,
      rebate.rule3,
      invitation.rule2,
      gifts.rule2,
      banner.welcome.text,
    ];

    // A number of times with nothing behind it, as in '{{turnover}} times;'. In Chinese it stands before.
    expect(named.filter((text) => !/\{\{turnover\}\}/.test(text))).toEqual([]);
    expect(
      named.filter((text) =>
        /(?<!的 )\{\{turnover\}\} ?(vezes|times|倍|lần|kali|เท่า)([.,;；，]|后| sẽ|$)/.test(text),
      ),
    ).toEqual([]);
  },
);

/** Without the plural that a heading may have. */
const stem = (name: string) => name.replace(/s$/, '');

type Texts = { readonly [key: string]: string | Texts };

function flat(texts: Texts, path = ''): Record<string, string> {
  const parts = Object.entries(texts).map(([key, text]) =>
    typeof text === 'string' ? { [path + key]: text } : flat(text, `${path}${key}.`),
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

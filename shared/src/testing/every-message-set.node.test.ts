import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MESSAGE_SETS, type MessageSet } from '../contract/languages.ts';
import { messageFaults } from './message-faults.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = [
  ...new Set(
    globSync('{api,api/sandbox-games,edge,shared,shell,mf-*}/src/**/en.json', { cwd: ROOT }).map(dirname),
  ),
].sort();

/** Texts that read the same in another language: names, words that are shared, and one that is the protocol's own (R118). */
const SAME = new Set([
  'Unauthenticated.',
  'CPF',
  'CNPJ',
  'SMS',
  'RTP {{rtp}}%',
  'pt Menu',
  'pt Slots',
  'pt Crash',
  'pt Plinko',
  'id Crash',
  'id Plinko',
  'msa Crash',
  'msa Plinko',
  'vi WILD',
  'id WILD',
  'msa WILD',
  'id BONUS',
  'msa BONUS',
  'id Menu',
  'msa Menu',
  'pt E-mail',
  'id Level',
  'id Status',
  'msa Status',
  'id Bonus',
  'id Deposit',
  'msa Bonus',
  'msa Deposit',
  'id Jaguar',
  'pt Bronze',
  'msa Platinum',
  'msa Jaguar',
  'msa POPULAR',
  'pt guaraná',
  'pt coral',
  'pt pandeiro',
  'vi pharaoh',
  'id Isis',
  'id oasis',
  'id jaguar',
  'id astronaut',
  'id nebula',
  'msa Isis',
  'msa oasis',
  'msa jaguar',
  'msa nebula',
]);

/**
 * Words that advertising for bets may not have in Brazil: money for nothing, bets as income, as
 * an investment or as a way to win losses back, and certain wins. "Grátis" is a feature of slots, and a withdrawal without a fee.
 */
const BANNED_IN_ADVERTISING = [
  /renda extra/i,
  /dinheiro (?:fácil|grátis)/i,
  /garanti(?:d[oa]s?|mos|a seu)/i,
  /investi(?:r|mento|dor)/i,
  /recuper(?:e|ar)\S* (?:o que perdeu|(?:suas|as) perdas)/i,
  /sem risco/i,
  /(?<!giros? |saques? |é |são |^)grátis/i,
];
/** How a problem with betting shows itself, and the Ministry's own words. */
const WARNING = /^Apostar mais para recuperar o que perdeu\.|^Ministério da Fazenda adverte:/;

function setsOf(folder: string): Record<MessageSet, unknown> {
  const read = (set: MessageSet): unknown =>
    JSON.parse(readFileSync(join(ROOT, folder, `${set}.json`), 'utf8'), (_, value: unknown) =>
      Array.isArray(value) ? { ...value } : value,
    );
  return Object.fromEntries(MESSAGE_SETS.map((set) => [set, read(set)])) as Record<MessageSet, unknown>;
}

function textAt(sets: Record<MessageSet, unknown>, fault: string): string {
  const [set = 'en', path = ''] = fault.split(': ');
  // The API's keys have dots in them, those of areas are nested.
  const whole = sets[set as MessageSet] as Record<string, unknown>;
  const text = path
    .split('.')
    .reduce<unknown>((texts, key) => (texts as Record<string, unknown>)?.[key], whole);
  return String(whole[path] ?? text);
}

describe('every folder of message sets [R16]', () => {
  it('is found', () => {
    expect(FOLDERS).toEqual(
      expect.arrayContaining([
        'api/sandbox-games/src/art/messages',
        'api/src/messages',
        'api/src/providers/message/sandbox/messages',
        'api/src/providers/payment/sandbox/messages',
        'mf-wallet/src/messages',
        'shell/src/messages',
      ]),
    );
  });

  it.each(FOLDERS)('%s holds all eight, with the same keys and placeholders', (folder) => {
    const { missing, placeholders } = messageFaults(setsOf(folder));

    expect({ missing, placeholders }).toEqual({ missing: [], placeholders: [] });
  });

  it.each(FOLDERS)('%s holds nothing that was left in English', (folder) => {
    const sets = setsOf(folder);

    const left = messageFaults(sets).untranslated.filter((fault) => {
      const text = textAt(sets, fault);
      return !SAME.has(text) && !SAME.has(`${fault.split(':')[0]} ${text}`);
    });

    expect(left).toEqual([]);
  });

  it.each(FOLDERS)('%s says the same under both names of Chinese [A1]', (folder) => {
    const { ch, cn } = setsOf(folder);

    expect(ch).toEqual(cn);
  });

  it.each(FOLDERS)('[R26] %s promises nothing in Portuguese that advertising for bets may not', (folder) => {
    const texts: string[] = [];
    JSON.stringify(setsOf(folder).pt, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });

    const banned = texts.filter(
      (text) => !WARNING.test(text) && BANNED_IN_ADVERTISING.some((words) => words.test(text)),
    );

    expect(texts.length).toBeGreaterThan(0);
    expect(banned).toEqual([]);
  });

  it.each(FOLDERS)('%s holds no other file, and no other language', (folder) => {
    const files = globSync('*.json', { cwd: join(ROOT, folder) });

    expect(files.sort()).toEqual(MESSAGE_SETS.map((set) => `${set}.json`).sort());
    expect(existsSync(join(ROOT, folder, 'pt.json'))).toBe(true);
  });
});

it.each(MESSAGE_SETS)(
  '[R48] has one name for what is paid for the losses of weeks, in the hub, on its screen, in the statement and in notifications: %s',
  (set) => {
    const ofArea = setsOf('mf-promotions/src/messages');
    const ofApi = setsOf('api/src/messages')[set] as Record<string, string>;

    const names = [
      textAt(ofArea, `${set}: activities.cover.title`),
      textAt(ofArea, `${set}: cover.heading`),
      ofApi['order.kind.cover'],
      ofApi['notification.cover.title'],
    ];

    expect(names).toEqual(Array(4).fill(names[0]));
    expect(names[0]).not.toBe('undefined');
  },
);

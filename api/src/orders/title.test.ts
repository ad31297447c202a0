import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { texts } from '../messages/texts.ts';
import { GIFT_REVERSAL } from '../ledger/rewards.ts';
import { SEEDED_PROMOTIONS } from '../promotions/seed.ts';
import { titleOf } from './title.ts';

const API = join(import.meta.dirname, '../..');
/** What moves only in purses that no statement shows: commission and rebates before they are claimed, and what a withdrawal holds. */
const NOT_SHOWN = ['agency_commission', 'agency_commission_held', 'rebate', 'withdrawal_settle'];

/** The kinds of entries that the API's own code and the database's functions write, and those of every award. */
function writtenKinds(): readonly string[] {
  const code = globSync('src/**/*.ts', { cwd: API }).filter((path) => !path.endsWith('.test.ts'));
  return [
    ...kindsIn(
      code.filter((path) => path.startsWith('src/ledger/')),
      /\bkind: '(\w+)'/g,
    ),
    ...kindsIn(code, /\b(?:grantReward|moveBetweenPurses|takeBackReward)\(tx, \{[^}]*?\bkind: '(\w+)'/g),
    ...kindsIn(code, /: DebtKind = \{[^}]*?\bkind: '(\w+)'/g),
    ...kindsIn(globSync('migrations/*.sql', { cwd: API }), /\b(?:wallet|ledger)_write\(p_site, '(\w+)'/g),
    ...SEEDED_PROMOTIONS.map(({ kind }) => kind),
    GIFT_REVERSAL,
  ].filter((kind) => !NOT_SHOWN.includes(kind));
}

function kindsIn(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    [...readFileSync(join(API, path), 'utf8').matchAll(pattern)].map((found) => found[1] ?? ''),
  );
}

describe('the titles of a statement', () => {
  it('[R63] [R220] are words of its own for every kind of entry that a member can have, in every language', () => {
    const kinds = writtenKinds();

    expect(kinds).toEqual(
      expect.arrayContaining(['bet', 'deposit', 'agency_claim', 'agency_reversal', 'vip_weekly', 'reversal']),
    );
    for (const set of MESSAGE_SETS)
      expect(kinds.filter((kind) => !(`order.kind.${kind}` in texts[set]))).toEqual([]);
  });

  it('[R63] are those of what an entry belongs to where an older release knew a kind that this one does not', () => {
    const t = (key: string) => texts.en[key] ?? key;

    expect(titleOf('bonus', 'vip_weekly', { t })).toBe('Weekly VIP bonus');
    expect(titleOf('bonus', 'april_gift', { t })).toBe('Bonus');
  });
});

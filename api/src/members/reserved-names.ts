import type { Db, Tx } from '../db/tables.ts';

/** Who speaks for a site: a word of a name that is one of these is refused. */
const ROLES = [
  'admin',
  'adm',
  'administrador',
  'administradora',
  'administrator',
  'administracao',
  'webmaster',
  'root',
  'moderador',
  'moderadora',
  'moderator',
  'operador',
  'operadora',
  'operator',
  'staff',
  'suporte',
  'support',
  'soporte',
  'helpdesk',
  'atendimento',
  'atendente',
  'ouvidoria',
  '客服',
  '管理员',
  '系统',
  'quantri',
  'hotro',
  'pentadbir',
  'sokongan',
  'แอดมิน',
];
/** What a site is called; a name that consists of it is refused, alone or with the words below. */
const PRODUCT = 'mosaico';
const BESIDES = [
  'oficial',
  'official',
  '官方',
  'equipe',
  'team',
  'site',
  'casino',
  'cassino',
  'sistema',
  'system',
  'brasil',
  'br',
];

/** Letters and digits that look like a letter of the Latin alphabet. `i`, `l` and `1` count as the same. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'a4@аα',
    'b8вβ',
    'cсς',
    'dԁ',
    'e3еε',
    'hн',
    'il1|!іιı',
    'kкκ',
    'mм',
    'nпη',
    'o0оοσ',
    'pрρ',
    's5$ѕ',
    't7тτ',
    'uυ',
    'vν',
    'xхχ',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

/** Whether a name would say on this site that its bearer speaks for it. Source: R14, G7. */
export async function isReserved(db: Db | Tx, siteKey: string, name: string): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  return isReservedName(name, site.name);
}

/**
 * Whether a name says that its bearer speaks for the site: case, accents, separators, digits at the end and letters that look alike make no
 * difference.
 *
 * @param siteName what the site calls itself
 * Source: R14, G7.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const own = [PRODUCT, siteName].map(condensed).filter((word) => word.length > 2);
  const roles = ROLES.map(condensed);
  const isWhole = new RegExp(
    `^(?:${[...own, ...roles, ...BESIDES.map(condensed)].map(escaped).join('|')})+$`,
    'u',
  );
  const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}@$|!]+/u).filter(Boolean);
  const words = wordsOf(plain(name));
  return [words.map(withoutDigits), words].some((each) => {
    const read = each.map(condensed);
    if (read.some((word) => roles.includes(word))) return true;
    const whole = read.join('');
    return isWhole.test(whole) && [...own, ...roles].some((word) => whole.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutDigits(word: string): string {
  return word.replace(/\p{N}+$/u, '');
}

/** A text as it is compared: letters alone, each as it looks. */
function condensed(text: string): string {
  return [...plain(text)]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

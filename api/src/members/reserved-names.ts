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
  'gerente',
  'gerencia',
  'manager',
  'sac',
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
/** Those of them that begin or end no other word of a name: a name with one there is refused, whatever it is joined to. */
const AT_ENDS = [
  'administrador',
  'administrator',
  'atendimento',
  'helpdesk',
  'moderador',
  'moderator',
  'ouvidoria',
  'suporte',
  'webmaster',
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

/**
 * Letters and digits that look like a letter of the Latin alphabet: of the Cyrillic and the Greek one, small capitals, and others of the Latin
 * one. `i`, `l` and `1` count as the same. A name of several scripts is refused elsewhere (`nickname_mixed`).
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'a4@аαɑᴀ',
    'b8вьβʙ',
    'cсςᴄ',
    'dԁđᴅ',
    'e3еεɛᴇ',
    'fƒꜰ',
    'g9ɡɢ',
    'hнһʜ',
    'il1|!іӏιıɪłʟ',
    'jјȷᴊ',
    'kкκᴋ',
    'mмᴍ',
    'nпηɴ',
    'o0оοσøᴏ',
    'pрρᴘ',
    'qԛ',
    'rгʀ',
    's5$ѕꜱ',
    't7тτŧᴛ',
    'uυʋᴜ',
    'vνѵᴠ',
    'wԝωᴡ',
    'xхχ',
    'yуγʏ',
    'zᴢ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

const HELD = AT_ENDS.map(condensed).join('|');
/** Without doubled letters a supporter (`supporter`) begins with `suporte`, too. */
const IS_AT_END = new RegExp(`^(?:${HELD})(?!r)|(?:${HELD})$`);

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
 * Whether a name says that its bearer speaks for the site: case, accents, separators, digits before and after, doubled letters and letters that
 * look alike make no difference.
 *
 * @param siteName what the site calls itself
 * Source: R14, G7.
 */
export function isReservedName(name: string, siteName: string): boolean {
  const roles = withUndoubled(ROLES);
  const speaking = [...roles, ...withUndoubled([PRODUCT, siteName]).filter((word) => word.length > 2)];
  const isWhole = new RegExp(
    `^(?:${[...speaking, ...withUndoubled(BESIDES)].map(escaped).join('|')})+$`,
    'u',
  );
  return readingsOf(name).some((words) => {
    if (words.some((word) => roles.includes(word) || roles.includes(undoubled(word)))) return true;
    if (words.some((word) => IS_AT_END.test(word) || IS_AT_END.test(undoubled(word)))) return true;
    const whole = words.join('');
    return [whole, undoubled(whole)].some(
      (text) => isWhole.test(text) && speaking.some((word) => text.includes(word)),
    );
  });
}

/** The words of a name, each as it looks. A digit may stand for a letter or be there to tell names apart, so both are tried. */
function readingsOf(name: string): string[][] {
  const text = plain(name);
  const words = wordsOf(text);
  return [
    words,
    wordsOf(withoutEnd(text)),
    words.map(withoutEnd),
    words.map((word) => withoutEnd(word).replace(/^\p{N}+/u, '')),
  ].map((reading) => reading.map(condensed));
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}@$|!]+/u).filter(Boolean);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Without the digits at its end. */
function withoutEnd(text: string): string {
  return text.replace(/\p{N}+$/u, '');
}

/** The words as they are compared, also with their doubled letters as one: not where hardly a word is left of them (root, rot). */
function withUndoubled(words: readonly string[]): string[] {
  const read = words.map(condensed);
  return [...read, ...read.map(undoubled).filter((word) => word.length > 3)];
}

function undoubled(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
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

/**
 * The scripts that people write their names in today: the recommended ones of Unicode's UAX #31, table 5. Others, such as Cherokee or Lisu,
 * have letters that nobody can tell from Latin ones.
 */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
];
/** Scripts that one name is written in together: Japanese, Korean and Chinese. Each of them alone is one of these, too. */
const TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const OF_ONE_SCRIPT = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(
  (scripts) =>
    new RegExp(
      `^[${['Common', 'Inherited', ...scripts].map((script) => String.raw`\p{Script_Extensions=${script}}`).join('')}]*$`,
      'u',
    ),
);

/**
 * Whether all letters of a text are of one script that is in use today, so that none stands for one of another script that looks alike. Digits,
 * spaces and accents are of every script. As the highly restrictive level of Unicode's UTS #39, but no script goes together with the Latin one.
 * Pure. Source: G7.
 */
export function isOfOneScript(text: string): boolean {
  const letters = text.normalize('NFKC');
  return OF_ONE_SCRIPT.some((script) => script.test(letters));
}

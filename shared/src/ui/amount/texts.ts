import { textsOf, type ByLanguage } from '../language/texts-of.ts';

/** Asks whether the amount is meant, which comes after the words. */
const TEXTS: ByLanguage<string> = {
  pt: 'Você quis dizer {{amount}}?',
  en: 'Did you mean {{amount}}?',
  zh: '您是指 {{amount}} 吗？',
  vi: 'Ý bạn là {{amount}}?',
  id: 'Maksud Anda {{amount}}?',
  th: 'หรือคุณหมายถึง {{amount}}',
  ms: 'Maksud anda {{amount}}?',
};

/** The question in a language, in two lines: the words, and the amount. Pure. */
export function meantTextsOf(locale: string, amount: string): readonly [words: string, amount: string] {
  const [words = '', end = ''] = textsOf(TEXTS, locale).split('{{amount}}');
  return [words.trim(), amount + end];
}

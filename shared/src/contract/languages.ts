import { flagUrl } from './paths.ts';

/** The eight message sets, by the product's own names (R16). `ch` is a second name of `cn` (A1). */
export const MESSAGE_SETS = ['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa'] as const;
export type MessageSet = (typeof MESSAGE_SETS)[number];

/** A language as stored under the key `language` and as offered by the switcher (R19, R110). */
export interface Language {
  /** URL of a flag image. */
  readonly icon: string;
  /** What the switcher shows, e.g. `PT`. */
  readonly option: string;
  /** `pt`, `en`, `zh_cn`, or the name of a message set. */
  readonly value: string;
}

/** With nothing stored the site speaks Portuguese (R17, R20, R243). */
export const DEFAULT_LANGUAGE: Language = { icon: flagUrl('pt'), option: 'PT', value: 'pt' };

const HTML_LANG: Record<MessageSet, string> = {
  pt: 'pt-BR',
  en: 'en',
  cn: 'zh-CN',
  ch: 'zh-CN',
  vi: 'vi',
  id: 'id',
  th: 'th',
  msa: 'ms',
};

/** The message set of a stored language value: `zh_cn` speaks `cn`; an unknown value is null. Source: R22, A1, A2. */
export function messageSetOf(value: string): MessageSet | null {
  if (value === 'zh_cn') return 'cn';
  return (MESSAGE_SETS as readonly string[]).includes(value) ? (value as MessageSet) : null;
}

/** BCP 47 tag for `<html lang>` and Intl. Source: A1. */
export function htmlLangOf(set: MessageSet): string {
  return HTML_LANG[set];
}

/** The message set of a document, by its `<html lang>`; null when it is none of ours. */
export function messageSetOfHtmlLang(tag: string): MessageSet | null {
  return MESSAGE_SETS.find((set) => HTML_LANG[set] === tag) ?? null;
}

/** Route titles exist in Chinese and English only (R31): which of the two a message set uses. */
export function titleLanguageOf(set: MessageSet): 'zh' | 'en' {
  return set === 'cn' || set === 'ch' ? 'zh' : 'en';
}

/** A language by its value, as it is stored. Both names of Chinese have one flag. Source: R110, A1. */
export function languageOf(value: string): Language {
  const set = messageSetOf(value);
  const flag = set === 'cn' || set === 'ch' ? 'zh_cn' : value;
  return { icon: flagUrl(flag), option: value.toUpperCase(), value };
}

export const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Words {
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  money(centavos: number): string;
  number(value: number): string;
  percent(value: number): string;
}
export function wordsOf(language: string, locale: string): Words;

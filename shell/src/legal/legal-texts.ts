import type { MessageSet } from '@mosaico/shared/contract';
import type en from './texts/en.json';

/** The documents of the site in one language. `{{name}}`, `{{entity}}` and `{{support}}` are the site's own. */
export type LegalTexts = typeof en;
export type LegalDocument = keyof LegalTexts;

/** The documents of one language: a chunk of its own. */
export async function loadLegalTexts(set: MessageSet): Promise<LegalTexts> {
  const module = (await import(/* webpackChunkName: "legal-[request]" */ `./texts/${set}.json`)) as {
    readonly default: LegalTexts;
  };
  return module.default;
}

/** The text with the site's own facts in their places. Pure. */
export function filled(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => facts[key] ?? '');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../site.ts';

/** Where each package has its message sets. */
const FOLDERS = {
  shell: 'shell/src/messages',
  auth: 'shell/src/auth/texts',
  games: 'mf-games/src/messages',
  account: 'mf-account/src/messages',
  agency: 'mf-agency/src/messages',
  wallet: 'mf-wallet/src/messages',
  promotions: 'mf-promotions/src/messages',
  'sandbox-games': 'api/sandbox-games/src/art/messages',
  api: 'api/src/messages',
  bank: 'api/src/providers/payment/sandbox/messages',
} as const;

/** The words that a screen has in one language, by package and key. */
export type Texts = (of: keyof typeof FOLDERS, key: string) => string;

/** @param language stored value of a language, such as `en` or `zh_cn`; Portuguese unless given */
export function textsIn(language = 'pt'): Texts {
  const set = language === 'zh_cn' ? 'cn' : language;
  return (of, key) => {
    const file = join(ROOT, FOLDERS[of], `${set}.json`);
    const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // The API's keys have their dots in them.
    const found = stepInto(messages, key) ?? key.split('.').reduce<unknown>(stepInto, messages);
    if (typeof found !== 'string') throw new Error(`${file} has no ${key}`);
    return found;
  };
}

function stepInto(messages: unknown, key: string): unknown {
  return typeof messages === 'object' && messages !== null
    ? (messages as Record<string, unknown>)[key]
    : undefined;
}

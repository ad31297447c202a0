import type { MessageSet } from '@mosaico/shared/contract';
import ch from './texts/ch.json';
import cn from './texts/cn.json';
import en from './texts/en.json';
import id from './texts/id.json';
import msa from './texts/msa.json';
import pt from './texts/pt.json';
import th from './texts/th.json';
import vi from './texts/vi.json';

/** What only the forms of the login say: it comes with them, the shell’s own texts come with every page. */
export const AUTH_TEXTS: Readonly<Record<MessageSet, typeof en>> = {
  pt,
  en,
  cn,
  ch,
  vi,
  id,
  th,
  msa,
};

export function authTextsOf(set: MessageSet): typeof en {
  return AUTH_TEXTS[set];
}

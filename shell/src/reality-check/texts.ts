import type { MessageSet } from '@mosaico/shared/contract';
import ch from './texts/ch.json';
import cn from './texts/cn.json';
import en from './texts/en.json';
import id from './texts/id.json';
import msa from './texts/msa.json';
import pt from './texts/pt.json';
import th from './texts/th.json';
import vi from './texts/vi.json';

/** They come with the check, which most page views never show; the shell's own texts come with every page. */
export const REALITY_CHECK_TEXTS: Readonly<Record<MessageSet, typeof en>> = {
  pt,
  en,
  cn,
  ch,
  vi,
  id,
  th,
  msa,
};

export function textsOf(set: MessageSet): typeof en {
  return REALITY_CHECK_TEXTS[set];
}

import { useReactive } from '@mosaico/shared/area';
import type { MessageSet } from '@mosaico/shared/contract';
import { useShell } from '../../shell-context.ts';
import ch from './ch.json';
import cn from './cn.json';
import en from './en.json';
import id from './id.json';
import msa from './msa.json';
import pt from './pt.json';
import th from './th.json';
import vi from './vi.json';

/** What only the forms of the login say: it comes with them, the shell’s own texts come with every page. */
export const AUTH_TEXTS: Readonly<Record<MessageSet, AuthTexts>> = {
  pt,
  en,
  cn,
  ch,
  vi,
  id,
  th,
  msa,
};

export type AuthTexts = typeof en;

/** The texts of the language that is spoken; they follow a change of it. */
export function useAuthTexts(): AuthTexts {
  const { language } = useShell().platform;
  useReactive(language.current);
  return AUTH_TEXTS[language.messageSet];
}

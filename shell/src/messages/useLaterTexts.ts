import { useReactive } from '@mosaico/shared/area';
import type { MessageSet } from '@mosaico/shared/contract';
import { useShell } from '../shell-context.ts';

/** Texts that come with a later part of the shell; the shell's own come with every page. */
export type LaterTexts<T> = Readonly<Record<MessageSet, T>>;

/** The texts of the language that is spoken; they follow a change of it. */
export function useLaterTexts<T>(sets: LaterTexts<T>): T {
  const { language } = useShell().platform;
  useReactive(language.current);
  return sets[language.messageSet];
}

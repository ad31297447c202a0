import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { AUTH_TEXTS } from './texts/auth-texts.ts';

/** Says in the player's language what the rules have against a field of these forms; a fault that has no words of its own stands as it is. */
export function useRuleTell(): (fault: string) => string {
  const rules: Readonly<Record<string, string>> = useLaterTexts(AUTH_TEXTS).rules;
  return (fault) => rules[fault] ?? fault;
}

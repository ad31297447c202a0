import { useTranslation } from '@mosaico/shared/i18n';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { AUTH_TEXTS } from './texts/auth-texts.ts';

/**
 * Says what the rules have against a field of a form in which a password is chosen. Only such forms refuse one that is easy to guess, so what is said
 * of it comes with them, and not with every page.
 */
export function useNewPasswordTell(): (fault: string) => string {
  const { t } = useTranslation();
  const { passwordGuessable } = useLaterTexts(AUTH_TEXTS);
  return (fault) => (fault === 'password_guessable' ? passwordGuessable : t(`rules.${fault}`));
}

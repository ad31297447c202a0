import { askUntilAnswered } from './ask-until-answered.ts';
import type { PagePresence, Waits } from './waits.ts';

/** Asks the server about a token: one request at a time for each token, repeated where an answer is needed. */
export interface Inquiry {
  /**
   * One attempt; joins the one that is under way.
   *
   * @param isQuiet a failure is not told to the player
   * @returns false when the question may be asked again
   */
  once(token: string, isQuiet: boolean): Promise<boolean>;
  /** Attempts with growing pauses, without messages, until there is an answer or `isOpen` says that none is needed. */
  pursue(token: string): Promise<void>;
  /** Ends the pause of a pursuit. */
  hurry(): void;
}

/** @param isOpen whether an answer about this token is still needed */
export function createInquiry(
  presence: PagePresence,
  ask: Inquiry['once'],
  isOpen: (token: string) => boolean,
): Inquiry {
  let asking: { readonly token: string; readonly answer: Promise<boolean> } | undefined;
  let pursuit: { readonly token: string; readonly end: Promise<void> } | undefined;
  let pauses: Waits | undefined;

  function once(token: string, isQuiet: boolean): Promise<boolean> {
    if (asking?.token === token) return asking.answer;
    const question = { token, answer: ask(token, isQuiet) };
    const forget = () => void (asking === question && (asking = undefined));
    asking = question;
    question.answer.then(forget, forget);
    return question.answer;
  }
  async function repeat(token: string): Promise<void> {
    await askUntilAnswered(presence, async (waits) => {
      pauses = waits;
      return !isOpen(token) || once(token, true);
    });
    if (pursuit?.token === token) pursuit = undefined;
  }

  return {
    once,
    pursue(token) {
      if (pursuit?.token === token) return pursuit.end;
      // Ends the pause of another token's pursuit, which then sees that no answer is needed.
      pauses?.hurry();
      const end = repeat(token);
      pursuit = { token, end };
      return end;
    },
    hurry: () => pauses?.hurry(),
  };
}

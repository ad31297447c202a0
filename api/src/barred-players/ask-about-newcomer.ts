import { DomainError } from '../domain-error.ts';
import { type BarredAnswer, NoRegisterAnswer } from '../providers/barred-players/barred-register.ts';
import { barredRegisters } from '../providers/barred-players/registers.ts';
import type { Deps } from '../runtime/deps.ts';
import { isLicensed } from '../sites/is-licensed.ts';

/**
 * Asks the register about somebody who registers. The refusal does not say why they are barred: the CPF may be somebody else's (A70).
 *
 * @returns its answer; null where it has none and the site does without: the job asks then
 * @throws DomainError registration_barred; register_silent where a licensed site has no answer
 * Source: G32.
 */
export async function askAboutNewcomer(
  deps: Deps,
  { siteKey, cpf }: { readonly siteKey: string; readonly cpf: string },
): Promise<BarredAnswer | null> {
  const answer = await answerFor(deps, siteKey, cpf);
  if (answer === null && (await isLicensed(deps.db, siteKey))) throw new DomainError('register_silent');
  if (answer !== null && answer !== 'not_barred') throw new DomainError('registration_barred');
  return answer;
}

async function answerFor(deps: Deps, siteKey: string, cpf: string): Promise<BarredAnswer | null> {
  const register = await barredRegisters(deps)(siteKey);
  if (!register) return null;
  try {
    return await register.answerFor(cpf);
  } catch (error) {
    if (!(error instanceof NoRegisterAnswer)) throw error;
    deps.log.warn(
      { siteKey, reason: error.message },
      'the register of barred players has not answered at a registration',
    );
    return null;
  }
}

/** What the national register says of a person. */
export const BARRED_ANSWERS = ['not_barred', 'self_exclusion', 'social_programme'] as const;
export type BarredAnswer = (typeof BARRED_ANSWERS)[number];

/** The national register of people who may not bet (SIGAP, module "Impedidos"). Source: G32. */
export interface BarredRegister {
  /**
   * @param cpf eleven digits
   * @throws NoRegisterAnswer when the register is not there, is late, or says what nobody understands
   */
  answerFor(cpf: string): Promise<BarredAnswer>;
}

/** The register has not answered. The message never holds the CPF. */
export class NoRegisterAnswer extends Error {
  override readonly name = 'NoRegisterAnswer';
}

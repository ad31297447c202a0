import { z } from 'zod';
import type { BarredAnswer } from './barred-register.ts';

/** Header of a signed question, as in `providers/payment/signature.ts`. */
export const REGISTER_SIGNATURE_HEADER = 'x-register-signature';

/** The CPF goes in the body: an address is written to logs on its way. */
export const registerQuestion = z.object({ cpf: z.string().regex(/^\d{11}$/) });

/** The register's own words. */
export const RESULTS: Readonly<Record<BarredAnswer, string>> = {
  not_barred: 'Não Impedido',
  self_exclusion: 'Impedido - Autoexclusão Centralizada',
  social_programme: 'Impedido - Programa Social',
};

export const registerAnswer = z.object({ resultado: z.string() });

import { DOCUMENT_TYPES, IDENTITY_REASONS } from '@mosaico/shared/rules';
import { z } from 'zod';

/** Header of a signed request: of its body, or of its path where it has none. */
export const IDENTITY_SIGNATURE_HEADER = 'x-identity-signature';

export const identityReference = z.string().regex(/^[A-Z0-9]{1,40}$/);

const picture = z.string().max(1_400_000);

export const identityRequest = z.object({
  name: z.string().min(1),
  cpf: z.string().regex(/^\d{11}$/),
  birth_date: z.iso.date(),
  document_type: z.enum(DOCUMENT_TYPES),
  pictures: z.object({ front: picture, back: picture, selfie: picture }),
});

export const identityAnswer = z.discriminatedUnion('result', [
  z.object({ result: z.literal('checking') }),
  z.object({ result: z.literal('approved') }),
  z.object({ result: z.literal('unsure') }),
  z.object({ result: z.literal('rejected'), reason: z.enum(IDENTITY_REASONS) }),
]);

import type { DocumentType, IdentityReason, PicturePlace } from '@mosaico/shared/rules';

/** What somebody says they are, and the pictures that have to show it. */
export interface IdentityRequest {
  /** Sent again under the same reference it is the same check. */
  readonly reference: string;
  readonly name: string;
  /** Eleven digits. */
  readonly cpf: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly documentType: DocumentType;
  /** JPEG as base64. */
  readonly pictures: Readonly<Record<PicturePlace, string>>;
}

/** `unsure`: a person has to look. */
export type IdentityVerdict =
  | { readonly result: 'approved' | 'unsure' }
  | { readonly result: 'rejected'; readonly reason: IdentityReason };

/** Checks whether people are who they say they are: document, face, data. Source: G33. */
export interface IdentityProvider {
  /** @throws NoIdentityAnswer when it is not known to have arrived */
  submit(request: IdentityRequest): Promise<void>;
  /** @returns null while it is being checked @throws NoIdentityAnswer */
  verdictOf(reference: string): Promise<IdentityVerdict | null>;
}

/** The provider has not answered. The message holds nothing of the person. */
export class NoIdentityAnswer extends Error {
  override readonly name = 'NoIdentityAnswer';
}

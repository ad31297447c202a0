import type { PicturePlace } from '@mosaico/shared/rules';
import type { Random } from '../runtime/random.ts';
import { sealBytes, unsealBytes } from '../runtime/sealed-bytes.ts';

/** Which picture it is: one cannot be put in the place of another, or of another member's. */
export interface SealedPlace {
  readonly number: string;
  readonly place: PicturePlace;
}

/** Encrypts a picture for the database, which holds the key as little as its backups do. */
export function seal(secret: string, at: SealedPlace, picture: Buffer, random: Random): string {
  return sealBytes(sealingOf(secret, at), picture, random);
}

/** @returns null for what another key has sealed, or for another place */
export function unseal(secret: string, at: SealedPlace, sealed: string): Buffer | null {
  return unsealBytes(sealingOf(secret, at), sealed);
}

function sealingOf(secret: string, { number, place }: SealedPlace) {
  return { secret, use: 'identity-files', name: `${number}/${place}` };
}

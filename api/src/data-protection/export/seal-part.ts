import type { Config } from '../../config/config.ts';
import type { Random } from '../../runtime/random.ts';
import { sealBytes, unsealBytes } from '../../runtime/sealed-bytes.ts';

/** Which piece of which archive it is. */
export interface PartPlace {
  readonly number: string;
  readonly attempt: number;
  /** From 1. */
  readonly part: number;
}

/** Encrypts a piece of an archive. */
export function sealPart(config: Config, place: PartPlace, bytes: Uint8Array, random: Random): string {
  return sealBytes(sealingOf(config, place), bytes, random);
}

/** @returns null for what another key has sealed, or for another place */
export function unsealPart(config: Config, place: PartPlace, sealed: string): Buffer | null {
  return unsealBytes(sealingOf(config, place), sealed);
}

function sealingOf({ dataKey }: Config, { number, attempt, part }: PartPlace) {
  return { secret: dataKey, use: 'data-export', name: `${number}/${attempt}/${part}` };
}

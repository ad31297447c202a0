import { timingSafeEqual } from 'node:crypto';
import { PAYMENT_PAGE_PATH } from '../../../paths.ts';
import { purposeKey, signatureOf } from '../signature.ts';

/**
 * Address of a charge's payment page. Its last part is a key that only who may pay is told: the receiver in the answer to its
 * signed request, and through the receiver the member. The code of the charge shows the location to everybody, but not the key.
 */
export function pageAddress(secret: string, locationId: string): string {
  return `${PAYMENT_PAGE_PATH}/${locationId}/${keyOf(secret, locationId)}`;
}

/** Whether a key opens the page of this charge. Compares in constant time. */
export function isPageKey(secret: string, locationId: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(keyOf(secret, locationId)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The same for every visit of one charge, and of no use for another. */
function keyOf(secret: string, locationId: string): string {
  const signed = signatureOf(purposeKey(secret, 'pix-page'), locationId, new Date(0));
  return signed.slice(signed.indexOf('v1=') + 3);
}

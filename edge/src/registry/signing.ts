import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

/** A key pair that signs. */
export interface SigningKey {
  readonly id: string;
  /** SPKI, base64. */
  readonly publicKey: string;
  /** @returns base64 */
  readonly sign: (text: string) => string;
}

/** A new ed25519 key as a file has it (PKCS 8, PEM). */
export function newKeyText(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** @throws Error when it is no private ed25519 key; the message holds nothing of it */
export function signingKey(pem: string): SigningKey {
  const key = privateKeyOf(pem);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    id: keyId(publicKey),
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function privateKeyOf(pem: string): KeyObject {
  const key = attempt(() => createPrivateKey(pem));
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Error('not a private ed25519 key in PEM');
}

/** The name of a key: the beginning of the SHA-256 of its public half. */
export function keyId(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 32);
}

/** The public half in base64, from a PEM of either half or as it is; null when it is no ed25519 key. */
export function publicKeyOf(text: string): string | null {
  const key = text.includes('-----BEGIN')
    ? attempt(() => createPublicKey(text))
    : attempt(() =>
        createPublicKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'spki' }),
      );
  if (key?.asymmetricKeyType !== 'ed25519') return null;
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Whether the signature is this key's over exactly this text. False for anything that is no key or no signature. */
export function isSigned(text: string | Buffer, publicKey: string, signature: string): boolean {
  return (
    attempt(() => {
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
      return key.asymmetricKeyType === 'ed25519'
        ? verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
        : false;
    }) ?? false
  );
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** What a ceremony is done with; a test changes what is wrong with it. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Buffer) => data.toString('base64url');
/** CBOR: a head of a major type with its length, or its value. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

/** An authenticator with one passkey (ES256), as a phone or a security key is one. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    head(5, 5),
    Buffer.concat([1, 2, 3, -7, -1, 1].map(int)),
    int(-2),
    bytes(Buffer.from(jwk.x ?? '', 'base64url')),
    int(-3),
    bytes(Buffer.from(jwk.y ?? '', 'base64url')),
  ]);
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ rpId, counter = 0, isUserVerified = true }: Ceremony, credential?: Buffer) => {
    const flags =
      FLAGS.present | (isUserVerified ? FLAGS.verified : 0) | (credential ? FLAGS.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };
  const common = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    credentialId: b64(id),
    publicKey: b64(cose),
    /** Makes the passkey. */
    make(ceremony: Ceremony) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestation = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(authData(ceremony, credential)),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', ceremony)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs a login. @param userHandle as the options for making it have said */
    sign(ceremony: Ceremony, userHandle: string) {
      const data = clientData('webauthn.get', ceremony);
      const authenticatorData = authData(ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: b64(data),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
          userHandle,
        },
      };
    },
  };
}

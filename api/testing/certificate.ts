import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and its certificate, PEM. */
export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 24 * 60 * 60_000;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';
const BASIC_CONSTRAINTS = '0603551d13';

/** A certificate that signs itself, for this machine and two days: no tool has to be installed for it. Source: RFC 5280. */
export function selfSignedCertificate(name: string): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der(0x30, hex(ECDSA_WITH_SHA256));
  const holder = der(0x30, der(0x31, der(0x30, hex(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const addresses = der(0x30, der(0x82, Buffer.from('localhost')), der(0x87, hex('7f000001')));
  const extensions = der(
    0x30,
    der(0x30, hex(SUBJECT_ALT_NAME), der(0x04, addresses)),
    der(0x30, hex(BASIC_CONSTRAINTS), hex('0101ff'), der(0x04, der(0x30, hex('0101ff')))),
  );
  const content = der(
    0x30,
    der(0xa0, hex('020102')), // version 3
    der(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
    algorithm,
    holder,
    der(0x30, time(now - DAY_MS), time(now + DAY_MS)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = der(0x30, content, algorithm, der(0x03, hex('00'), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value with its tag and length. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function time(atMs: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(atMs).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}

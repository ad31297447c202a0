import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A certificate to show to the institution (mTLS), and whom to believe there; PEM. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
  /** The authority of the institution's own certificate, where it is none of the system's. */
  readonly ca?: string | undefined;
}

/** Where a payment institution stands and who we are there. */
export interface InstitutionSettings {
  /** Of its API Pix, with the version, e.g. `https://pix.bank.example/v2`; no trailing slash. */
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What we may do there; separated by blanks. */
  readonly scope: string;
  readonly tls?: TlsIdentity | undefined;
}

/** The institution of an installation with real money. */
export interface RealInstitution extends InstitutionSettings {
  /** Whether it takes payouts as payout-wire.ts words them. */
  readonly paysOut: boolean;
  /** Whether it tells of contestations as contestation-wire.ts words them. */
  readonly tellsContestations: boolean;
}

const address = z.url({ protocol: /^https$/ }).transform((url) => url.replace(/\/$/, ''));

/** Settings of `PAYMENT_PROVIDER=pix`. */
const institutionSchema = z.object({
  PIX_API_URL: address,
  PIX_TOKEN_URL: address,
  PIX_CLIENT_ID: z.string().min(1),
  PIX_CLIENT_SECRET: z.string().min(1),
  PIX_SCOPE: z.string().default('cob.write cob.read pix.write pix.read webhook.write webhook.read'),
  PIX_CERTIFICATE_FILE: z.string().optional(),
  PIX_KEY_FILE: z.string().optional(),
  PIX_CA_FILE: z.string().optional(),
  PIX_PAYOUTS: z.enum(['envios', 'none']).default('none'),
  PIX_CONTESTATIONS: z.enum(['infracoes', 'none']).default('none'),
});

/** Reads the institution's settings. @returns what is wrong, as the names of variables; never a value */
export function institutionFrom(
  env: Readonly<Record<string, string | undefined>>,
): RealInstitution | { readonly wrong: string } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = institutionSchema.safeParse(given);
  if (!result.success)
    return { wrong: [...new Set(result.error.issues.map(({ path }) => path.join('.')))].join(', ') };
  const values = result.data;
  const { PIX_CERTIFICATE_FILE: cert, PIX_KEY_FILE: key, PIX_CA_FILE: ca } = values;
  if (!cert !== !key) return { wrong: 'PIX_CERTIFICATE_FILE and PIX_KEY_FILE go together' };
  if (ca && !cert) return { wrong: 'PIX_CA_FILE needs PIX_CERTIFICATE_FILE and PIX_KEY_FILE' };
  const settings = {
    apiUrl: values.PIX_API_URL,
    tokenUrl: values.PIX_TOKEN_URL,
    clientId: values.PIX_CLIENT_ID,
    clientSecret: values.PIX_CLIENT_SECRET,
    scope: values.PIX_SCOPE,
    paysOut: values.PIX_PAYOUTS === 'envios',
    tellsContestations: values.PIX_CONTESTATIONS === 'infracoes',
  };
  try {
    const read = (file: string) => readFileSync(file, 'utf8');
    return cert && key
      ? { ...settings, tls: { cert: read(cert), key: read(key), ...(ca && { ca: read(ca) }) } }
      : settings;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { wrong: `PIX_CERTIFICATE_FILE, PIX_KEY_FILE or PIX_CA_FILE cannot be read (${code})` };
  }
}

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networksFrom } from '@mosaico/shared/server';
import { z } from 'zod';

/** What a site is to the aggregator, and by which keys both know each other. */
export interface Hub88Site {
  readonly operatorId: number;
  readonly subPartnerId: string | null;
  /** Signs what the site asks. */
  readonly privateKey: KeyObject;
  /** Proves the aggregator's calls. */
  readonly publicKey: KeyObject;
}

/** Settings of `GAME_PROVIDER=hub88`. */
export interface Hub88Settings {
  /** Where games are opened; no trailing slash. */
  readonly apiUrl: string;
  /** Networks that wallet calls come from. */
  readonly networks: readonly string[];
  /** By the key of the site. */
  readonly sites: ReadonlyMap<string, Hub88Site>;
}

const MIN_KEY_BITS = 2048;

const schema = z.object({
  HUB88_API_URL: z.url({ protocol: /^https$/ }).transform((url) => url.replace(/\/$/, '')),
  HUB88_NETWORKS: z.string().min(1),
  HUB88_SITES_FILE: z.string().min(1),
});

const sitesSchema = z
  .record(
    z.string().regex(/^[a-z0-9_-]{1,32}$/),
    z.strictObject({
      operator_id: z.int().positive(),
      sub_partner_id: z.string().min(1).optional(),
      private_key_file: z.string().min(1),
      public_key_file: z.string().min(1),
    }),
  )
  .refine((sites) => Object.keys(sites).length > 0);

/** Reads the settings. @returns what is wrong, as names of variables, sites and fields; never a value */
export function hub88From(
  env: Readonly<Record<string, string | undefined>>,
): Hub88Settings | { readonly wrong: string } {
  const given = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)));
  if (!given.success)
    return { wrong: [...new Set(given.error.issues.map(({ path }) => path.join('.')))].join(', ') };
  const networks = networksFrom(given.data.HUB88_NETWORKS);
  if (!networks) return { wrong: 'HUB88_NETWORKS must be networks like 10.0.0.0/8 or fd00::/8' };
  const written = sitesIn(given.data.HUB88_SITES_FILE);
  if ('wrong' in written) return written;
  const sites = new Map<string, Hub88Site>();
  for (const [key, site] of Object.entries(written.sites)) {
    const privateKey = rsaKey(site.private_key_file, createPrivateKey);
    const publicKey = rsaKey(site.public_key_file, createPublicKey);
    if (!privateKey || !publicKey)
      return {
        wrong: `HUB88_SITES_FILE: ${key}.${privateKey ? 'public' : 'private'}_key_file is no RSA key of ${MIN_KEY_BITS} bits or more`,
      };
    const { operator_id: operatorId, sub_partner_id: subPartnerId = null } = site;
    sites.set(key, { operatorId, subPartnerId, privateKey, publicKey });
  }
  return { apiUrl: given.data.HUB88_API_URL, networks, sites };
}

type WrittenSites = z.output<typeof sitesSchema>;

function sitesIn(file: string): { readonly sites: WrittenSites } | { readonly wrong: string } {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { wrong: 'HUB88_SITES_FILE cannot be read as JSON' };
  }
  const result = sitesSchema.safeParse(written);
  if (result.success) return { sites: result.data };
  const fields = [...new Set(result.error.issues.map(({ path }) => path.join('.') || 'no site'))];
  return { wrong: `HUB88_SITES_FILE: ${fields.join(', ')}` };
}

/** Null where the file cannot be read or holds something else. */
function rsaKey(file: string, read: (pem: string) => KeyObject): KeyObject | null {
  try {
    const key = read(readFileSync(file, 'utf8'));
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= MIN_KEY_BITS ? key : null;
  } catch {
    return null;
  }
}

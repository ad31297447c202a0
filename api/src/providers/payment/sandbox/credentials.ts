import { purposeKey } from '../signature.ts';

/** Who the product is at the sandbox, as an institution would have told it in a contract. */
export function sandboxCredentials(providerSecret: string): {
  readonly clientId: string;
  readonly clientSecret: string;
} {
  return { clientId: 'mosaico', clientSecret: purposeKey(providerSecret, 'pix-client').toString('hex') };
}

/** Everything that the sandbox lets its client do: in the Central Bank's words, and for payouts in its own. */
export const SANDBOX_SCOPES = [
  'cob.write',
  'cob.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
  'envio.write',
  'envio.read',
  'infracao.write',
  'infracao.read',
] as const;
export type SandboxScope = (typeof SANDBOX_SCOPES)[number];

import type { Release } from '@mosaico/shared/contract';
import { currentKey } from './history.ts';
import { withLock } from './lock.ts';
import { currentStore, recover } from './locked-registry.ts';
import { RegistryError } from './registry-error.ts';
import { readSignature, signRelease, signatureFault, type ReleaseSignature } from './signature.ts';
import type { SigningKey } from './signing.ts';
import { readTrust } from './trust.ts';

interface Unpublished {
  readonly release: Release;
  readonly document: string;
  readonly signer: SigningKey | undefined;
}

/**
 * The signature under which a build is published: its own, that of the key which was handed in, or else the registry's, which
 * then stands for whoever may publish here. @throws RegistryError when it is not to be trusted
 */
export async function signatureFor(
  registry: string,
  source: string,
  { release: { area, version }, document, signer }: Unpublished,
): Promise<ReleaseSignature> {
  const own = await readSignature(source);
  return await withLock(registry, async () => {
    await recover(registry);
    const store = await currentStore(registry);
    if (own === null && !signer && store.onlyTeams)
      throw new RegistryError(
        `${area} ${version} is not signed, and only signed releases are published here`,
        ['pnpm release publish … --key <file>'],
      );
    const signature = own ?? signRelease(document, signer ?? (await currentKey(registry)));
    const fault = signatureFault(
      { area, version, document },
      signature,
      await readTrust(registry, store),
      true,
    );
    if (fault !== null || signature === 'damaged')
      throw new RegistryError(`${area} ${version} is not published: ${fault}`);
    return signature;
  });
}

import { z } from 'zod';
import { SHELL } from '../../src/contract/names.ts';
import { releaseSchema, type Release } from '../../src/contract/release.ts';
import { PLATFORM_VERSION } from '../../src/contract/version.ts';
import { containerName } from '../container-name.ts';

/** The part of mf-manifest.json that a release takes over. */
const manifestSchema = z.object({
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) }),
  ),
});

/** Scripts that `./area` needs at once, from the text of mf-manifest.json. The entry itself is not among them. */
export function exposedChunks(manifestText: string): string[] {
  const { exposes } = manifestSchema.parse(JSON.parse(manifestText));
  const exposed = exposes.find(({ path }) => path === './area');
  if (!exposed) throw new Error('mf-manifest.json does not expose ./area');
  return exposed.assets.js.sync;
}

/** What a build found out, besides what follows from the declaration. */
export type BuildFacts = Pick<
  Release,
  | 'version'
  | 'commit'
  | 'builtAt'
  | 'declaration'
  | 'shared'
  | 'facades'
  | 'icons'
  | 'events'
  | 'reads'
  | 'widgets'
  | 'entry'
  | 'chunks'
  | 'messages'
  | 'frames'
  | 'server'
  | 'files'
>;

/**
 * The release document of a build. The shell provides exactly the running contract and has no container.
 * @throws ZodError when a fact does not fit the contract
 */
export function releaseDocument(facts: BuildFacts): Release {
  const { area, platform } = facts.declaration;
  const isShell = area === SHELL;
  return releaseSchema.parse({
    schema: 'mosaico-release/1',
    area,
    ...facts,
    platform: isShell ? PLATFORM_VERSION : platform,
    container: isShell ? '' : containerName(area, facts.version),
  });
}

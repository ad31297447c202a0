import { SHELL } from '@mosaico/shared/contract';
import { siteNameSchema } from '../../registry/canary.ts';
import { LOCAL_VERSION, localAddressSchema, MOST_PREVIEW_HOURS } from '../../registry/preview.ts';
import type { Command } from './commands.ts';
import { wholeNumber } from './option-values.ts';
import type { OptionValues } from './options.ts';
import type { Target } from './targets.ts';
import { UsageError } from './usage-error.ts';

/** What `preview` is to do. */
export type PreviewArguments =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'start';
      readonly area: string;
      readonly version: string;
      /** Where the build is served that takes its place; undefined: it is in the registry. */
      readonly local: string | undefined;
      readonly site: string;
      readonly hours: number;
    }
  | { readonly kind: 'end'; readonly area: string; readonly id: string };

const HOURS = 4;
const EXAMPLE = 'for example: preview games@1.0.0-b1 --site play.example --hours 4';

/** @throws UsageError */
export function previewOf(
  command: Command,
  targets: readonly Target[],
  { site, hours, end, local }: OptionValues,
): PreviewArguments {
  const [target] = command === 'preview' ? targets : [];
  if (!target) {
    if (command === 'preview' && (site ?? hours ?? end ?? local) !== undefined)
      throw new UsageError(`preview needs an area and a version, ${EXAMPLE}`);
    return { kind: 'list' };
  }
  const { area, version } = target;
  if (end !== undefined) {
    if (version !== undefined || (site ?? hours ?? local) !== undefined || !/^[0-9a-f]{12}$/.test(end))
      throw new UsageError('preview is ended by its area and id: preview games --end 0123456789ab');
    return { kind: 'end', area, id: end };
  }
  const [name = ''] = site ?? [];
  if ((version === undefined) === (local === undefined) || site?.length !== 1)
    throw new UsageError(
      `preview needs a version and one site, ${EXAMPLE}; with --local it needs no version`,
    );
  if (local !== undefined && !localAddressSchema.safeParse(local).success)
    throw new UsageError(`--local is where pnpm dev serves, like http://localhost:4100, not "${local}"`);
  if (local !== undefined && area === SHELL)
    throw new UsageError('--local is for an area: pnpm dev builds no shell');
  if (!siteNameSchema.safeParse(name).success)
    throw new UsageError(`--site takes the host name of a site, like play.example, not "${name}"`);
  const lasting = wholeNumber('hours', hours) ?? HOURS;
  if (lasting < 1 || lasting > MOST_PREVIEW_HOURS)
    throw new UsageError(`--hours is from 1 to ${MOST_PREVIEW_HOURS}`);
  return { kind: 'start', area, version: version ?? LOCAL_VERSION, local, site: name, hours: lasting };
}

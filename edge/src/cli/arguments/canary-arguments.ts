import { siteNameSchema, STRATEGIES, type Strategy } from '../../registry/canary.ts';
import { wholeNumber } from './option-values.ts';
import type { OptionValues } from './options.ts';
import { UsageError } from './usage-error.ts';

/** Not for everybody: one version, for a share of the visitors, or of those of some sites. */
export interface CanaryArguments {
  readonly percent?: number;
  readonly sites?: readonly string[];
  readonly strategy?: Strategy;
  readonly isAgain: boolean;
}

/** Null when it is for everybody. @throws UsageError */
export function canaryOf({ percent, site, strategy, again: isAgain }: OptionValues): CanaryArguments | null {
  if (percent === undefined && site === undefined && strategy === undefined) return null;
  if (percent !== undefined && strategy !== undefined)
    throw new UsageError('--percent and --strategy cannot be combined: a strategy has its own shares');
  const share = wholeNumber('percent', percent);
  if (share !== undefined && share > 100) throw new UsageError(`--percent goes from 0 to 100, not ${share}`);
  const known = STRATEGIES.find((name) => name === strategy);
  if (strategy !== undefined && !known)
    throw new UsageError(`--strategy is one of ${STRATEGIES.join(', ')}, not "${strategy}"`);
  const wrong = site?.find((name) => !siteNameSchema.safeParse(name).success);
  if (wrong !== undefined)
    throw new UsageError(`--site takes the host name of a site, like play.example, not "${wrong}"`);
  return {
    ...(share === undefined ? {} : { percent: share }),
    ...(site ? { sites: [...new Set(site)] } : {}),
    ...(known ? { strategy: known } : {}),
    isAgain,
  };
}

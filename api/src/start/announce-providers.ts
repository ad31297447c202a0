import type { Config } from '../config/config.ts';
import type { Log } from '../runtime/log.ts';

/** What a site without a provider lacks. */
const LACKS = {
  paymentProvider: 'deposits are unavailable (PAYMENT_PROVIDER=none)',
  gameProvider: 'games are unavailable (GAME_PROVIDER=none)',
  messageProvider: 'forgotten passwords are unavailable (MESSAGE_PROVIDER=none)',
  barredPlayersProvider:
    'nobody is asked whether a player is barred, and licensed sites register nobody (BARRED_PLAYERS_PROVIDER=none)',
  identityProvider: 'operators alone decide identity checks (IDENTITY_PROVIDER=none)',
} as const;

/** What everybody can do to a public site with a sandbox. */
const OPENS = {
  paymentProvider:
    'PUBLIC DEMONSTRATION: players pay their deposits with play money (PAYMENT_PROVIDER=sandbox)',
  gameProvider: 'PUBLIC DEMONSTRATION: the games are those of the sandbox (GAME_PROVIDER=sandbox)',
  messageProvider:
    'PUBLIC DEMONSTRATION: anyone can read every code and take over every account (MESSAGE_PROVIDER=sandbox)',
  barredPlayersProvider:
    'PUBLIC DEMONSTRATION: the register of barred players is fictitious (BARRED_PLAYERS_PROVIDER=sandbox)',
  identityProvider: 'PUBLIC DEMONSTRATION: identities are checked by nobody (IDENTITY_PROVIDER=sandbox)',
} as const;

/** Warns at the start of a production process of each provider that it lacks, and of each that is a sandbox. */
export function announceProviders(config: Config, log: Log): void {
  if (!config.isProduction) return;
  for (const kind of Object.keys(LACKS) as (keyof typeof LACKS)[]) {
    if (config[kind] === 'none') log.warn({}, LACKS[kind]);
    if (config[kind] === 'sandbox') log.warn({}, OPENS[kind]);
  }
}

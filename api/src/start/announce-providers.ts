import type { Config } from '../config/config.ts';
import type { Log } from '../runtime/log.ts';

/** What a site without a provider lacks. */
const LACKS = {
  paymentProvider: 'deposits are unavailable (PAYMENT_PROVIDER=none)',
  gameProvider: 'games are unavailable (GAME_PROVIDER=none)',
  messageProvider: 'forgotten passwords are unavailable (MESSAGE_PROVIDER=none)',
} as const;

/** What everybody can do to a public site with a sandbox. */
const OPENS = {
  paymentProvider:
    'PUBLIC DEMONSTRATION: players pay their deposits with play money (PAYMENT_PROVIDER=sandbox)',
  gameProvider: 'PUBLIC DEMONSTRATION: the games are those of the sandbox (GAME_PROVIDER=sandbox)',
  messageProvider:
    'PUBLIC DEMONSTRATION: anyone can read every code and take over every account (MESSAGE_PROVIDER=sandbox)',
} as const;

/** Warns at the start of a production process of each provider that it lacks, and of each that is a sandbox. */
export function announceProviders(config: Config, log: Log): void {
  if (!config.isProduction) return;
  for (const kind of ['paymentProvider', 'gameProvider', 'messageProvider'] as const) {
    if (config[kind] === 'none') log.warn({}, LACKS[kind]);
    if (config[kind] === 'sandbox') log.warn({}, OPENS[kind]);
  }
}

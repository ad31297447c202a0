import { testLog } from '../../testing/test-deps.ts';
import { readConfig } from '../config/config.ts';
import { announceProviders } from './announce-providers.ts';

const warningsOf = (env: Record<string, string>) => {
  const log = testLog();
  announceProviders(
    readConfig(env, () => 'a-secret-for-tests-only'),
    log,
  );
  return log.lines.map(({ level, message }) => `${level}: ${message}`);
};

describe('the start of a production process', () => {
  it('warns of what is unavailable without providers', () => {
    expect(warningsOf({ NODE_ENV: 'production', PROVIDER_SECRET: 'a-secret-for-tests-only' })).toEqual([
      'warn: deposits are unavailable (PAYMENT_PROVIDER=none)',
      'warn: games are unavailable (GAME_PROVIDER=none)',
      'warn: forgotten passwords are unavailable (MESSAGE_PROVIDER=none)',
      'warn: nobody is asked whether a player is barred, and licensed sites register nobody (BARRED_PLAYERS_PROVIDER=none)',
      'warn: operators alone decide identity checks (IDENTITY_PROVIDER=none)',
    ]);
  });

  it('warns of each sandbox of a public demonstration', () => {
    const demonstration = {
      NODE_ENV: 'production',
      PROVIDER_SECRET: 'a-secret-for-tests-only',
      ALLOW_SANDBOX: 'yes',
      PAYMENT_PROVIDER: 'sandbox',
      GAME_PROVIDER: 'sandbox',
      MESSAGE_PROVIDER: 'sandbox',
      BARRED_PLAYERS_PROVIDER: 'sandbox',
      IDENTITY_PROVIDER: 'sandbox',
    };

    expect(warningsOf(demonstration)).toEqual([
      expect.stringContaining('play money'),
      expect.stringContaining('games are those of the sandbox'),
      expect.stringContaining('anyone can read every code'),
      expect.stringContaining('the register of barred players is fictitious'),
      expect.stringContaining('identities are checked by nobody'),
    ]);
  });

  it('is the only one that warns', () => {
    expect(warningsOf({})).toEqual([]);
  });
});

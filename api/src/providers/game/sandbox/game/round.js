/**
 * Talks to the provider. The session's secret is in a cookie that no script can read; its id goes in a header.
 *
 * @param {string} session
 */
export function createProvider(session) {
  async function call(method, path, body) {
    const response = await fetch(`/provider/api/${path}`, {
      method,
      headers: { 'x-game-session': session, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (!response) throw new ProviderError('OFFLINE');
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new ProviderError(answer.error ?? 'UNKNOWN', answer.balanceCentavos);
    return answer;
  }
  return {
    state: () => call('GET', 'state'),
    spin: (betCentavos) => call('POST', 'spin', { betCentavos }),
    /** The result was shown; if this is lost it is shown once more. */
    seen: (roundId) => call('POST', 'seen', { roundId }).catch(() => undefined),
    changeSeeds: (clientSeed) => call('POST', 'seeds', { clientSeed }),
  };
}

/** A refusal of the provider, by its code. */
export class ProviderError extends Error {
  constructor(code, balanceCentavos) {
    super(code);
    this.code = code;
    this.balanceCentavos = balanceCentavos;
  }
}

/** What is said about a refusal: a key of the words. */
export function refusalKey(error) {
  const keys = {
    NOT_ENOUGH_MONEY: 'noMoney',
    BET_UNDONE: 'undone',
    ROUND_OPEN: 'open',
    TOKEN_EXPIRED: 'expired',
    INVALID_TOKEN: 'expired',
    OFFLINE: 'offline',
  };
  return keys[error.code] ?? 'refused';
}

/** The row of the pay table that a picture wins, or null. */
export function payOf(pays, reels) {
  const three = reels.every((symbol) => symbol === reels[0]);
  return (
    pays.find(({ pattern, symbol }) =>
      pattern === 'three'
        ? three && symbol === reels[0]
        : !three && reels.filter((shown) => shown === symbol).length === 2,
    ) ?? null
  );
}

/**
 * Tells the page around the game, and only that page.
 *
 * @param {string} origin exact origin of the page
 */
export function createMessenger(origin) {
  return (type, data = {}) => {
    if (origin && window.parent !== window) window.parent.postMessage({ type, ...data }, origin);
  };
}

import type { GameOffer, GameProvider, ProviderGame } from '@mosaico/shared/game-wallet';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import { demoPath } from '../../wire/demo-path.ts';
import { engineOf } from '../engines/engines.ts';
import { BRANDS, EDITIONS, TITLES, type Title } from './titles.ts';

const MIN_BET_CENTAVOS = 20;
const MAX_BET_CENTAVOS = 10_000;

/** The sandbox: games with play money. Source: G14. */
export const sandboxGames: GameProvider & GameOffer = {
  integration: 'sandbox',
  token: 'exchanged',
  isFair: true,
  brands: BRANDS,
  games: TITLES.map((title) => offerOf(title)),
  previewPath: demoPath,
  launchUrl({ origin, siteKey, token, language }) {
    const url = new URL(`${PROVIDER_PATH}/launch`, origin);
    url.search = new URLSearchParams({ site: siteKey, token, lang: language }).toString();
    return Promise.resolve(url.href);
  },
};

/** An edition as a site takes it. */
export interface OfferedEdition extends ProviderGame {
  readonly id: number;
  /** Code of the game that it is an edition of. */
  readonly of: string;
}

/** What the sandbox offers beside its games to a site that wants a large catalogue, in the order in which a site takes them. */
export const sandboxEditions: readonly OfferedEdition[] = EDITIONS.map(({ id, of, ...edition }) => ({
  ...offerOf(edition, edition.maxBetCentavos ?? MAX_BET_CENTAVOS),
  id,
  of,
}));

function offerOf(title: Title, maxBetCentavos = MAX_BET_CENTAVOS): ProviderGame {
  const engine = engineOf(title);
  return {
    code: title.code,
    name: title.name,
    brand: title.brand,
    gameType: engine.gameType,
    cover: title.cover,
    rtpHundredths: engine.rtpHundredths(title.table),
    volatility: engine.volatility?.(title.table) ?? null,
    features: engine.features ?? [],
    minBetCentavos: Math.max(MIN_BET_CENTAVOS, engine.betUnitCentavos),
    maxBetCentavos,
  };
}

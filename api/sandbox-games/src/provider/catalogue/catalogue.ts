import type { GameProvider } from '@mosaico/shared/game-wallet';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import { rtpHundredths, VOLATILITIES } from '../reels/volatility.ts';
import { BRANDS, TITLES } from './titles.ts';

const MIN_BET_CENTAVOS = 20;
const MAX_BET_CENTAVOS = 10_000;

/** The names of our tables, as players know them. */
const VOLATILITY_OF = { calm: 'low', breeze: 'medium', wave: 'high', storm: 'very-high' } as const;

/** The sandbox: three-reel slots with play money. Source: G14. */
export const sandboxGames: GameProvider = {
  integration: 'sandbox',
  brands: BRANDS,
  games: TITLES.map((title) => ({
    code: title.code,
    name: title.name,
    brand: title.brand,
    gameType: 'slot',
    cover: { family: title.family, seed: title.seed },
    rtpHundredths: rtpHundredths(VOLATILITIES[title.volatility]),
    volatility: VOLATILITY_OF[title.volatility],
    minBetCentavos: MIN_BET_CENTAVOS,
    maxBetCentavos: MAX_BET_CENTAVOS,
  })),
  launchUrl({ origin, siteKey, token, language }) {
    const url = new URL(`${PROVIDER_PATH}/launch`, origin);
    url.search = new URLSearchParams({ site: siteKey, token, lang: language }).toString();
    return url.href;
  },
};

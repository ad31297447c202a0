import type { GameOffer, GameProvider } from '@mosaico/shared/game-wallet';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import { demoPath } from '../../wire/demo-path.ts';
import { engineOf } from '../engines/engines.ts';
import { BRANDS, TITLES } from './titles.ts';

const MIN_BET_CENTAVOS = 20;
const MAX_BET_CENTAVOS = 10_000;

/** The sandbox: games with play money. Source: G14. */
export const sandboxGames: GameProvider & GameOffer = {
  integration: 'sandbox',
  token: 'exchanged',
  isFair: true,
  brands: BRANDS,
  games: TITLES.map((title) => ({
    code: title.code,
    name: title.name,
    brand: title.brand,
    gameType: engineOf(title).gameType,
    cover: title.cover,
    rtpHundredths: engineOf(title).rtpHundredths(title.table),
    volatility: engineOf(title).volatility?.(title.table) ?? null,
    minBetCentavos: Math.max(MIN_BET_CENTAVOS, engineOf(title).betUnitCentavos),
    maxBetCentavos: MAX_BET_CENTAVOS,
  })),
  previewPath: demoPath,
  launchUrl({ origin, siteKey, token, language }) {
    const url = new URL(`${PROVIDER_PATH}/launch`, origin);
    url.search = new URLSearchParams({ site: siteKey, token, lang: language }).toString();
    return Promise.resolve(url.href);
  },
};

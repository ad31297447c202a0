import type { ProviderGame } from '@mosaico/shared/game-wallet';
import { plainName } from './plain-name.ts';

/** What a provider says of a game, as the catalogue keeps it. */
export function gameColumns(game: ProviderGame) {
  return {
    provider_key: game.brand,
    code: game.code,
    name: game.name,
    name_plain: plainName(game.name),
    game_type: game.gameType,
    cover: `cover:${game.cover.family}:${game.cover.seed}`,
    rtp_hundredths: game.rtpHundredths,
    volatility: game.volatility,
    features: [...game.features],
    min_bet_centavos: game.minBetCentavos,
    max_bet_centavos: game.maxBetCentavos,
  };
}

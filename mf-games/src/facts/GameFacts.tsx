import type { ReactNode } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { rtpText } from '../game-card/rtp-text.ts';
import { BetRange } from './BetRange.tsx';

/** What a player wants to know before a game: who made it, what it is, its return, how its wins come, its bets. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const studios = useApi('GET /api/games/apisv2', { query: {} });
  const studio = studios.data?.find(({ api_name: key }) => key === game.api_name)?.name;
  return (
    <dl css={facts}>
      {studio && <Fact name={t('preview.studio')}>{studio}</Fact>}
      <Fact name={t('preview.kind')}>{t(`types.${game.game_type}`)}</Fact>
      <Fact name={t('preview.rtp')}>{rtpText(game.rtp, locale)}%</Fact>
      {game.volatility && <Fact name={t('preview.volatility')}>{t(`volatility.${game.volatility}`)}</Fact>}
      <Fact name={t('preview.bets')}>
        <BetRange game={game} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.tiny }}>{name}</dt>
      <dd css={{ fontWeight: tokens.font.weight.bold, fontVariantNumeric: 'tabular-nums' }}>{children}</dd>
    </div>
  );
}

const facts = { display: 'grid', gap: tokens.space[3], minWidth: 0 } as const;

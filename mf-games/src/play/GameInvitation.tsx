import { useEffect, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, ErrorState, Skeleton, tokens } from '@mosaico/shared/ui';
import { GameFacts } from '../facts/GameFacts.tsx';
import { Cover } from '../game-card/Cover.tsx';
import { PlayingGame } from './PlayingGame.tsx';
import type { useGame } from './useGame.ts';

/** A game as a visitor sees it: its cover, over which it plays by itself, what it is, and both ways in (R33, R158). */
export function GameInvitation({ found }: { readonly found: ReturnType<typeof useGame> }) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const { game } = found;
  if (found.isError) return <ErrorState onRetry={() => found.refetch()} />;
  if (!game) return <Skeleton shape="detail" isPart />;
  return (
    <div css={place}>
      <div css={column}>
        <div css={about}>
          <div css={picture} aria-hidden>
            <Cover img={game.img} name={game.name} />
            {isInBrowser && <PlayingGame game={game} />}
          </div>
          <GameFacts game={game} />
        </div>
        <div css={waysIn}>
          <p css={said}>{t('kit:notLoggedIn')}</p>
          <Button size="large" isWide onClick={() => session.open('register')}>
            {t('kit:register')}
          </Button>
          <Button size="large" isWide variant="quiet" onClick={() => session.open('login')}>
            {t('kit:login')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const place = {
  overflowY: 'auto',
  display: 'grid',
  background: `radial-gradient(90% 60% at 50% 22%, ${tokens.color.actionGlow}, transparent 70%), radial-gradient(70% 50% at 50% 30%, ${tokens.color.accentGlow}, transparent 70%)`,
} as const;
const column = {
  display: 'grid',
  // In the middle where there is room, from the top where there is not.
  alignContent: 'center',
  gap: tokens.space[6],
  width: '100%',
  maxWidth: tokens.size.column,
  marginInline: 'auto',
  padding: `${tokens.space[5]} ${tokens.space[4]} calc(${tokens.space[5]} + env(safe-area-inset-bottom))`,
} as const;
const about = { display: 'flex', alignItems: 'center', gap: tokens.space[5] } as const;
const picture = {
  position: 'relative',
  flex: '0 0 54%',
  // On its side, a phone has its height for the two buttons as well.
  maxWidth: '46dvh',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.surfaceHigh,
  boxShadow: `${tokens.elevation.raised}, 0 0 80px -12px ${tokens.color.accentGlow}`,
} as const;
const waysIn = { display: 'grid', gap: tokens.space[3] } as const;
const said = { color: tokens.color.textMuted, textAlign: 'center', textWrap: 'balance' } as const;

import { Global } from '@emotion/react';
import { useState } from 'react';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useSearchParams } from '@mosaico/shared/router';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { tokens } from '@mosaico/shared/ui';
import { DepositSheet } from './DepositSheet.tsx';
import { Closed, Failure } from './NoGame.tsx';
import { GameBar } from './GameBar.tsx';
import { GameFavourite } from './GameFavourite.tsx';
import { GameFrame, GameLoading } from './GameFrame.tsx';
import { GameInvitation } from './GameInvitation.tsx';
import { gameOfAddress } from '../catalogue/game-address.ts';
import { useFreshAfterPlay } from './useFreshAfterPlay.ts';
import { useGame } from './useGame.ts';
import { useGameDeposit } from './useGameDeposit.ts';
import { useGameRules } from './useGameRules.ts';
import { useLaunch } from './useLaunch.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useShownBalance } from './useShownBalance.ts';
import { useTermsAccepted } from './useTermsAccepted.ts';
import { useVisit } from './useVisit.ts';
import { useWaitingRound } from './useWaitingRound.ts';

/** A game over the whole screen (R71): opened for members, never twice by itself, left by one press. */
export function GameScreen() {
  const { t } = useTranslation();
  const user = useSessionUser();
  const { session } = usePlatform();
  const [search] = useSearchParams();
  const game = gameOfAddress(search);
  const visit = useVisit();
  const isVisitor = !session.isLoggedIn();
  const inCatalogue = useGame(game?.gameId ?? null, isVisitor || visit.name === null);
  const name = visit.name ?? inCatalogue.game?.name ?? t('game.title');
  const [isRoundRunning, setRoundRunning] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const bar = usePlayBar();
  // A round in play is never lost, nor is one that was left open: who may not play any more is told when it is over.
  const mayOnlyEnd = bar !== null && !isRoundRunning;
  const waiting = useWaitingRound(game?.gameId ?? null, bar !== null);
  const isClosed = mayOnlyEnd && waiting.isThere === false;
  const mayOpen = user && (!mayOnlyEnd || waiting.isThere) && !visit.isBack;
  const launch = useLaunch(mayOpen ? game : null, attempt);
  const { balanceCentavos, showGames } = useShownBalance(isRoundRunning);
  const deposit = useGameDeposit();
  useFreshAfterPlay(launch.kind === 'open');
  const rules = useGameRules(visit.leave);
  const { leave, follow: followLeaving } = useLeaveQuestion(rules.leave);
  const reload = () => {
    setRoundRunning(false);
    followLeaving(null);
    waiting.ask();
    setAttempt((count) => count + 1);
  };
  useTermsAccepted(launch, reload);
  const followRound = (isRunning: boolean, whenLeft: string | null) => {
    setRoundRunning(isRunning);
    followLeaving(whenLeft);
    if (!isRunning) waiting.end();
  };

  return (
    <div css={screen}>
      <Global styles={WHOLE_WIDTH} />
      <GameBar
        name={name}
        balanceCentavos={user && balanceCentavos}
        onDeposit={bar === null ? deposit.open : undefined}
        isRoundRunning={isRoundRunning}
        onClose={leave}
        onReload={user ? reload : undefined}
        favourite={user && game && <GameFavourite gameId={game.gameId} name={name} />}
      />
      {!game || (isVisitor && inCatalogue.isMissing) ? (
        <Failure message={t('game.unknown')} onLeave={leave} />
      ) : isVisitor ? (
        <GameInvitation found={inCatalogue} />
      ) : isClosed ? (
        <Closed bar={bar} onLeave={leave} />
      ) : launch.kind === 'failed' ? (
        <Failure {...launch} onRetry={reload} onLeave={leave} />
      ) : launch.kind === 'open' ? (
        <GameFrame
          key={launch.url}
          {...launch}
          name={name}
          onClose={leave}
          onRetry={reload}
          onRound={followRound}
          balanceCentavos={balanceCentavos}
          onBalance={showGames}
          onNoMoney={deposit.openForBet}
          areRulesOpen={rules.isOpen}
          onRules={rules.follow}
        />
      ) : (
        <div css={{ position: 'relative' }}>
          <GameLoading />
        </div>
      )}
      {deposit.isOpen && <DepositSheet {...deposit} onClose={deposit.close} />}
    </div>
  );
}

/** Nothing scrolls here, so no room is kept for a scroll bar: a game stands in the middle. */
const WHOLE_WIDTH = { 'html:root': { scrollbarGutter: 'auto' } } as const;

const screen = {
  height: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: tokens.color.ground,
} as const;

import type { PageData } from '../wire/game-wire.ts';
import { failure } from './frame/failure.ts';
import { messengerTo } from './frame/messenger.ts';
import { loadTexts } from './messages/load-texts.ts';
import { wordsOf, type Words } from './messages/words.ts';
import { slotGame } from './reels/slot-game.ts';
import { sessionWith } from './session/session.ts';

// Written by the provider's page.
const data = { ...document.body.dataset } as unknown as PageData;
const tell = messengerTo('parent' in data ? data.parent : window.location.origin);
const onLeave = () => tell({ type: 'game:close' });
const words = wordsOf(await loadTexts(data.language), document.documentElement.lang);

if ('failure' in data) showExpired(words);
else await start(data, words).catch(() => showFailed(words));

async function start(game: Exclude<PageData, { readonly failure: unknown }>, own: Words): Promise<void> {
  document.body.classList.add(`look-${game.family}`);
  const session = sessionWith(game.session);
  const state = await session.state();
  if (state.isExpired) return showExpired(own);
  const { family, name } = game;
  const onExpired = () => showExpired(own);
  layOut(...slotGame({ session, state, words: own, family, name, tell, onLeave, onExpired }));
}

function showExpired({ t }: Words): void {
  layOut(failure(t('expired'), { label: t('leave'), press: onLeave }));
}

function showFailed({ t }: Words): void {
  layOut(failure(t('failed'), { label: t('retry'), press: () => window.location.reload() }));
}

/** From here on there is something to see, and the page around the game takes its cover away. */
function layOut(...nodes: readonly Node[]): void {
  document.getElementById('game')?.replaceChildren(...nodes);
  tell({ type: 'game:loaded' });
}

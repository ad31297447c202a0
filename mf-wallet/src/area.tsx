import { defineArea, lazyPart } from '@mosaico/shared/area';
import { BalanceWidget } from './balance/BalanceWidget.tsx';
import { WalletArea } from './WalletArea.tsx';

/** Loaded on demand: every page of a member has the balance, and few players run out of money in a game. */
const GameDeposit = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "game-deposit" */ './game-deposit/GameDeposit.tsx'))
    .GameDeposit,
}));

const area = defineArea({
  name: 'wallet',
  root: WalletArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: { balance: BalanceWidget, gameDeposit: GameDeposit },
});
export const { bootstrap, mount, unmount, widgets } = area;

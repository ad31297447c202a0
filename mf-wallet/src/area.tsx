import { defineArea } from '@mosaico/shared/area';
import { BalanceWidget } from './balance/BalanceWidget.tsx';
import { WalletArea } from './WalletArea.tsx';

const area = defineArea({
  name: 'wallet',
  root: WalletArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: { balance: BalanceWidget },
});
export const { bootstrap, mount, unmount, widgets } = area;

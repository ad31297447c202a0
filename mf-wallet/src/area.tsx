import { defineArea } from '@mosaico/shared/area';
import { WalletArea } from './WalletArea.tsx';

const area = defineArea({
  name: 'wallet',
  root: WalletArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
});
export const { bootstrap, mount, unmount, widgets } = area;

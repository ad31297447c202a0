import { defineArea } from '@mosaico/shared/area';
import { AccountArea } from './AccountArea.tsx';

const area = defineArea({
  name: 'account',
  root: AccountArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
});
export const { bootstrap, mount, unmount, widgets } = area;

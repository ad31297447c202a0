import { defineArea } from '@mosaico/shared/area';
import { AccountArea } from './AccountArea.tsx';
import { UnreadBadge } from './information/UnreadBadge.tsx';

const area = defineArea({
  name: 'account',
  root: AccountArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: { unreadBadge: UnreadBadge },
});
export const { bootstrap, mount, unmount, widgets } = area;

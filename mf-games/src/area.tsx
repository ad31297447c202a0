import { defineArea } from '@mosaico/shared/area';
import { GamesArea } from './GamesArea.tsx';

const area = defineArea({
  name: 'games',
  root: GamesArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
});
export const { bootstrap, mount, unmount, widgets } = area;

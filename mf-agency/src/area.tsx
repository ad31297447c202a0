import { defineArea } from '@mosaico/shared/area';
import { AgencyArea } from './AgencyArea.tsx';

const area = defineArea({
  name: 'agency',
  root: AgencyArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
});
export const { bootstrap, mount, unmount, widgets } = area;

import { defineArea, lazyPart } from '@mosaico/shared/area';
import { AgencyArea } from './AgencyArea.tsx';

/** Only sites without agents load it. */
const DrawerEarnings = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "agent" */ './reward/DrawerEarnings.tsx')).DrawerEarnings,
}));

const area = defineArea({
  name: 'agency',
  root: AgencyArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: { earnings: DrawerEarnings },
});
export const { bootstrap, mount, unmount, widgets } = area;

import { defineArea } from '@mosaico/shared/area';
import { HomeBanner } from './banner/HomeBanner.tsx';
import { PromotionsArea } from './PromotionsArea.tsx';
import { DrawerVip } from './vip/DrawerVip.tsx';

const area = defineArea({
  name: 'promotions',
  root: PromotionsArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: { homeBanner: HomeBanner, vipProgress: DrawerVip },
});
export const { bootstrap, mount, unmount, widgets } = area;

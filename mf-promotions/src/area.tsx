import { defineArea, lazyPart } from '@mosaico/shared/area';
import { HomeBanner } from './banner/HomeBanner.tsx';
import { PromotionsArea } from './PromotionsArea.tsx';
import { DrawerVip } from './vip/DrawerVip.tsx';

/** Shown after a deposit alone, so home does not bring it along. */
const DepositGift = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "activities" */ './gift-tiers/DepositGift.tsx')).DepositGift,
}));

/** Shown before a withdrawal alone. */
const WithdrawalStake = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "withdrawal-stake" */ './withdrawal-stake/WithdrawalStake.tsx'))
    .WithdrawalStake,
}));

/** Nothing of it is loaded for visitors, and for members after the page's own screen. */
const ClaimableBadge = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "claimable" */ './claimable/ClaimableBadge.tsx'))
    .ClaimableBadge,
}));

const area = defineArea({
  name: 'promotions',
  root: PromotionsArea,
  messages: (set) => import(/* webpackChunkName: "messages-[request]" */ `./messages/${set}.json`),
  widgets: {
    homeBanner: HomeBanner,
    vipProgress: DrawerVip,
    depositGift: DepositGift,
    withdrawalStake: WithdrawalStake,
    claimable: ClaimableBadge,
  },
});
export const { bootstrap, mount, unmount, widgets } = area;

import { type ReactNode, Suspense } from 'react';
import { lazyPart, usePlatform, useReactive, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Carousel } from '@mosaico/shared/ui/carousel';
import { InviteSlide } from './InviteSlide.tsx';
import { offersFor, type Offer } from './offers.ts';
import { OfferSlide } from './OfferSlide.tsx';
import { VipSlide } from './VipSlide.tsx';
import { WelcomeSlide } from './WelcomeSlide.tsx';

/** With its texts, which few need. */
const PlayBarNotice = lazyPart(async () => ({
  default: (await import('@mosaico/shared/play-bar')).PlayBarNotice,
}));

/**
 * Widget of the home screen: the site's offers side by side. They never move by themselves. Who is offered nothing is told why, and what they
 * can still do.
 */
export function HomeBanner() {
  const { t } = useTranslation();
  const site = useReactive(usePlatform().site);
  const user = useSessionUser();
  // A member of an earlier page view may lack it.
  const bar = user?.play_bar ?? null;
  const offers = offersFor(site, user !== null, bar);
  if (bar)
    return (
      <Suspense fallback={null}>
        <PlayBarNotice bar={bar} />
      </Suspense>
    );
  const isSeveral = offers.length > 1;
  return (
    <Carousel label={t('banner.label')} itemWidth={isSeveral ? WITH_NEXT_EDGE : '100%'} areDotsInside>
      {offers.map((offer) => {
        const Slide = SLIDES[offer];
        return <Slide key={offer} />;
      })}
    </Carousel>
  );
}

const SLIDES: Readonly<Record<Offer, () => ReactNode>> = {
  offers: OfferSlide,
  welcome: WelcomeSlide,
  vip: VipSlide,
  invite: InviteSlide,
};
/** The edge of the next slide shows that there is more. */
const WITH_NEXT_EDGE = 'calc(100% - 22px)';

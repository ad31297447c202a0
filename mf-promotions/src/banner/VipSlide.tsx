import { useTranslation } from '@mosaico/shared/i18n';
import { useLocale } from '@mosaico/shared/ui';
import { percentText } from '../numbers/percent-text.ts';
import { PATHS } from '../paths.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useVipInfo } from '../vip/useVipInfo.ts';
import { shareOfNext, vipStanding, type VipStanding } from '../vip/vip-standing.ts';
import { CrownArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

/** The VIP club with the member's own way to the next level, from the query of the drawer and of the VIP screen. */
export function VipSlide() {
  const { t } = useTranslation();
  const { data } = useVipInfo();
  const standing = data ? vipStanding(data) : null;
  const isKept = useIsKeptFromPlay();
  const share = standing && !isKept ? shareOfNext(standing) : 0;
  const way = useWay(standing);
  return (
    <BannerSlide
      tone="gold"
      eyebrow={t('vip.heading')}
      title={standing?.current.name ?? 'VIP'}
      text={isKept ? t('vip.current') : way}
      art={<CrownArt share={share} />}
      to={PATHS.vip}
    />
  );
}

/** How far the member is on the way to the next level; a text about the levels while that is zero. */
function useWay(standing: VipStanding | null): string {
  const { t } = useTranslation();
  const locale = useLocale();
  if (standing && !standing.next) return t('vip.top');
  const percent = Math.floor(standing ? shareOfNext(standing) * 100 : 0);
  if (!standing?.next || percent === 0) return t('banner.vip.text');
  const share = percentText(String(percent), locale);
  return t('banner.vip.progress', { share, name: standing.next.name });
}

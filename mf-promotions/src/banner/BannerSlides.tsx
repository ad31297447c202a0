import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { CHAT_RAIN_INTERVAL_HOURS } from '@mosaico/shared/rules';
import { PATHS } from '../paths.ts';
import { CoinsArt, FriendsArt, RainArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

/** The sign-up offer (R252). */
export function WelcomeSlide() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <BannerSlide
      tone="lit"
      eyebrow={t('banner.welcome.eyebrow')}
      title={t('banner.welcome.title')}
      action={t('kit:register')}
      art={<CoinsArt />}
      onPress={() => session.open('register')}
    />
  );
}

/** The invitation of friends. */
export function InviteSlide() {
  const { t } = useTranslation();
  return (
    <BannerSlide
      tone="lit"
      eyebrow={t('banner.invite.eyebrow')}
      title={t('banner.invite.title')}
      text={t('banner.invite.text')}
      art={<FriendsArt />}
      to={PATHS.invite}
    />
  );
}

/** The rain of rewards in the chat: said, as there is nowhere to lead to (R257). */
export function RainSlide() {
  const { t } = useTranslation();
  return (
    <BannerSlide
      tone="gold"
      eyebrow={t('banner.rain.eyebrow')}
      title={t('banner.rain.title', { hours: CHAT_RAIN_INTERVAL_HOURS })}
      text={t('banner.rain.text')}
      art={<RainArt />}
    />
  );
}

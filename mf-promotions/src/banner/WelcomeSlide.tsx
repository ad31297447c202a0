import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../paths.ts';
import { CoinsArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

/** The sign-up offer (R252): it leads to the first-deposit activity, where its rules are. */
export function WelcomeSlide() {
  const { t } = useTranslation();
  return (
    <BannerSlide
      tone="lit"
      eyebrow={t('banner.welcome.eyebrow')}
      title={t('banner.welcome.title')}
      text={t('banner.welcome.text')}
      action={t('banner.welcome.terms')}
      art={<CoinsArt />}
      to={PATHS.firstDeposit}
    />
  );
}

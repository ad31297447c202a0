import { useTranslation } from '@mosaico/shared/i18n';
import { PATHS } from '../paths.ts';
import { FriendsArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

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

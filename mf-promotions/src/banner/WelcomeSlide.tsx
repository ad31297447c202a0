import { useTranslation } from '@mosaico/shared/i18n';
import { useActivities } from '../activities/useActivities.ts';
import { useGain } from '../activities/useGain.ts';
import { useTermTexts } from '../activities/useTermTexts.ts';
import { PATHS } from '../paths.ts';
import { CoinsArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { OfferSlide } from './OfferSlide.tsx';

/**
 * The sign-up offer (R252): it leads to the first-deposit activity, where its rules are. Its words are the usual ones until the offer is here, then those
 * of the offer as it stands, which the hub shows too. Where there is none any more, it leads to what there is.
 */
export function WelcomeSlide() {
  const { t } = useTranslation();
  const { data } = useActivities();
  const list = data?.list;
  const offer = list?.find(({ kind, state }) => kind === USUAL.kind && state === 'available');
  const gain = useGain(offer ?? USUAL);
  const terms = useTermTexts(offer ?? USUAL);
  if (list && !offer) return <OfferSlide />;
  return (
    <BannerSlide
      tone="lit"
      eyebrow={t('banner.welcome.eyebrow')}
      title={offer ? gain : t('banner.welcome.title')}
      text={t('banner.welcome.text', terms)}
      action={t('banner.welcome.terms')}
      art={<CoinsArt />}
      to={PATHS.firstDeposit}
    />
  );
}

/** As sites begin: the offer's words while it is on its way, so that the largest text of the first view does not wait for it. */
const USUAL = { kind: 'first_deposit', terms: {}, turnover: '5' } as const;

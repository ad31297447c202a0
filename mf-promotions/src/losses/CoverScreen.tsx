import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { Cover } from './Cover.tsx';

/** `/promotion/cover`: what was paid for the losses of weeks, with totals (R48, R212, A19). */
export function CoverScreen() {
  const { t } = useTranslation();
  const isKept = useIsKeptFromPlay();
  return (
    <MemberScreen title={t('cover.heading')} intro={t(isKept ? 'kept.intro' : 'cover.intro')}>
      <SectionHead />
      <Cover />
    </MemberScreen>
  );
}

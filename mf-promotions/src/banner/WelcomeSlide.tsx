import { usePlatform, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Sheet, tokens } from '@mosaico/shared/ui';
import { CoinsArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

const TERMS = ['what', 'wager', 'once', 'free'] as const;

/** The sign-up offer (R252). It cannot be had yet, so it leads to its terms, which say so first. */
export function WelcomeSlide() {
  const { t } = useTranslation();
  const terms = useSheet('welcome-terms');
  return (
    <>
      <BannerSlide
        tone="lit"
        eyebrow={t('banner.welcome.eyebrow')}
        title={t('banner.welcome.title')}
        text={t('banner.welcome.soon')}
        action={t('banner.welcome.terms')}
        art={<CoinsArt />}
        onPress={terms.open}
      />
      {terms.isOpen && <TermsSheet onClose={terms.close} />}
    </>
  );
}

function TermsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Sheet
      title={t('banner.welcome.title')}
      onClose={onClose}
      footer={
        <Button isWide onClick={() => session.open('register')}>
          {t('kit:register')}
        </Button>
      }
    >
      <p css={status}>{t('banner.welcome.notYet')}</p>
      <ul css={list}>
        {TERMS.map((term) => (
          <li key={term}>{t(`banner.welcome.${term}`)}</li>
        ))}
      </ul>
    </Sheet>
  );
}

const status = {
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.warningVeil,
  color: tokens.color.warning,
  fontWeight: tokens.font.weight.medium,
} as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  marginTop: tokens.space[4],
  paddingLeft: tokens.space[5],
  listStyle: 'disc',
  color: tokens.color.textMuted,
} as const;

import { useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, MosaicWave, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { MotionToggle } from '../brand/MotionToggle.tsx';
import { SiteLogo } from '../brand/SiteLogo.tsx';
import { ChatRain } from './ChatRain.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useIsNear } from './useIsNear.ts';

/** What the site offers, where to go on from here, who runs it, and the warnings the law asks for (R24 to R26). */
export function Footer() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { name } = useReactive(platform.site);
  const foot = useRef<HTMLElement>(null);
  const isNear = useIsNear(foot);
  return (
    <footer ref={foot} css={footer}>
      <MosaicWave wavelength={110} color={tokens.color.actionVeil} css={wave} />
      <div css={{ display: 'grid', gap: tokens.space[3], justifyItems: 'start' }}>
        <SiteLogo />
        <p>{t('footer.marketing', { name })}</p>
      </div>
      <ChatRain />
      <FooterLinks />
      <SocialLinks isNear={isNear} />
      <Warnings />
      <Operator />
      <MotionToggle />
    </footer>
  );
}

/** Age (R25), the Ministry's warning, and a word on playing responsibly. */
function Warnings() {
  const { t } = useTranslation();
  return (
    <div css={warnings}>
      <div css={facts}>
        <strong aria-hidden css={seal}>
          18+
        </strong>
        <p css={{ flex: 1, color: tokens.color.text }}>
          {t('footer.age')} {t('footer.ministry')}
        </p>
      </div>
      <p>{t('footer.responsible')}</p>
      <p css={[facts, { color: tokens.color.text }]}>
        <Icon name="pix" size={22} />
        {t('footer.payments')}
      </p>
    </div>
  );
}

/** Who runs the site and by what authority, from the site's own data (R24, G34). */
function Operator() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const legal = useReactive(platform.siteData.details)?.legal;
  if (!legal) return null;
  return (
    <address css={operator}>
      <p>{t('footer.operator', { entity: legal.entity, cnpj: legal.cnpj })}</p>
      <p>{t('footer.authorisation', { text: legal.authorisation })}</p>
      <p>{legal.address}</p>
      <p>{t('footer.support', { contact: legal.support })}</p>
    </address>
  );
}

const footer = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // Who has jumped to the end of a list stays where they are while more of it comes in above this.
  overflowAnchor: 'none',
  display: 'grid',
  gap: tokens.space[6],
  padding: `${tokens.space[12]} ${tokens.space[5]} ${tokens.space[8]}`,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
const wave = {
  position: 'absolute',
  inset: '0 0 auto',
  height: 140,
  zIndex: -1,
  maskImage: 'linear-gradient(#000, transparent)',
} as const;
const warnings = {
  display: 'grid',
  gap: tokens.space[3],
  paddingTop: tokens.space[5],
  boxShadow: `inset 0 1px 0 ${tokens.color.hairline}`,
} as const;
const facts = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  '& > svg': { width: tokens.size.target, color: tokens.color.actionText },
} as const;
const seal = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: tokens.radius.round,
  boxShadow: `inset 0 0 0 2px ${tokens.color.accentText}`,
  color: tokens.color.accentText,
  fontSize: tokens.font.size.body,
} as const;
const operator = {
  display: 'grid',
  gap: 2,
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.tiny,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
} as const;

import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, Logo, MosaicWave, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { MotionToggle } from './BackgroundVideo.tsx';

/** Where a player finds help, whatever site they are on: the Ministry's self-exclusion and the free helpline. */
const HELP = [
  {
    key: 'selfExclusion',
    href: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  },
  { key: 'helpline', href: 'https://cvv.org.br/' },
] as const;

/** Who runs the site, by what authority, and the warnings the law asks for (R24, R25). */
export function Footer() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { name } = useLive(platform.site);
  const legal = useLive(platform.siteData.details)?.legal;
  return (
    <footer css={foot}>
      <div aria-hidden css={wave}>
        <MosaicWave wavelength={110} color={tokens.color.actionVeil} />
      </div>
      <Logo siteName={name} />
      <p css={warning}>
        <strong aria-hidden css={seal}>
          18+
        </strong>
        <span>
          {t('footer.age')} {t('footer.ministry')}
        </span>
      </p>
      <p>{t('footer.responsible')}</p>
      <ul css={links}>
        {HELP.map(({ key, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer" css={link}>
              {t(`footer.${key}`)}
              <Icon name="external" size={16} />
            </a>
          </li>
        ))}
      </ul>
      <p css={small}>{t('footer.marketing', { name })}</p>
      {legal && (
        <address css={small}>
          {t('footer.operator', { entity: legal.entity, cnpj: legal.cnpj })}
          <br />
          {t('footer.authorisation', { text: legal.authorisation })}
          <br />
          {legal.address}
          <br />
          {t('footer.support', { contact: legal.support })}
        </address>
      )}
      <MotionToggle />
    </footer>
  );
}

const foot = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: tokens.space[4],
  padding: `${tokens.space[12]} ${tokens.space[5]} ${tokens.space[8]}`,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
const wave = {
  position: 'absolute',
  inset: '0 0 auto',
  height: 120,
  zIndex: -1,
  maskImage: 'linear-gradient(#000, transparent)',
} as const;
const warning = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  color: tokens.color.text,
} as const;
const seal = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: tokens.radius.round,
  boxShadow: `inset 0 0 0 2px ${tokens.color.accentText}`,
  color: tokens.color.accentText,
  fontSize: tokens.font.size.body,
} as const;
const links = { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[5] } as const;
const link = { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: tokens.size.target } as const;
const small = {
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.tiny,
  fontStyle: 'normal',
} as const;

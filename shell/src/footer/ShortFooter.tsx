import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { AppLink } from '../links/AppLink.tsx';
import { PATHS } from '../paths.ts';
import { footerStyle } from './footer-style.ts';

const LINKS = ['terms', 'responsibleGaming'] as const;

/** One line below a screen on which the player has something to do: the age (R25), the terms, and playing responsibly. */
export function ShortFooter() {
  const { t } = useTranslation();
  return (
    <footer css={line}>
      <strong title={t('footer.age')} css={{ color: tokens.color.accentText }}>
        18+
      </strong>
      {LINKS.map((key) => (
        <AppLink key={key} href={PATHS[key]} css={footerStyle.link}>
          {t(`footer.${key}`)}
        </AppLink>
      ))}
    </footer>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: tokens.space[5],
  padding: `${tokens.space[4]} ${tokens.space[4]}`,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;

import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { CHAT_RAIN_INTERVAL_HOURS } from '@mosaico/shared/rules';
import { Button, Card, Icon, tokens } from '@mosaico/shared/ui';
import { authChunk } from '../auth/auth-chunk.ts';
import { useShell } from '../shell-context.ts';

/**
 * What the site promises (R26): the sign-up bonus to visitors, where the law lets it be promised (R252), and the chat rain where
 * the operator has it (R257). Draws nothing until the site is known.
 */
export function Offer() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const details = useReactive(platform.siteData.details);
  const isVisitor = useReactive(platform.session.user) === null;
  const hasBonus = isVisitor && details?.compliance_profile === 'sandbox';
  const hasRain = details?.features.includes('chat_rain') ?? false;
  if (!hasBonus && !hasRain) return null;
  return (
    <Card tone="gold">
      {hasBonus && (
        <div css={bonus}>
          <div css={{ flex: '1 1 11rem' }}>
            <p css={eyebrow}>{t('footer.signUp')}</p>
            <p css={amount}>{t('register.banner')}</p>
          </div>
          <Button
            variant="gold"
            onPointerEnter={authChunk.prefetch}
            onClick={() => platform.modals.open('register')}
          >
            {t('layout.register')}
          </Button>
        </div>
      )}
      {hasRain && (
        <p css={[rain, hasBonus && below]}>
          <Icon name="gift" size={20} />
          {t('footer.chatRain', { hours: CHAT_RAIN_INTERVAL_HOURS })}
        </p>
      )}
    </Card>
  );
}

const bonus = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] } as const;
const eyebrow = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.medium,
} as const;
const amount = {
  color: tokens.color.text,
  fontSize: tokens.font.size.heading,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
  letterSpacing: '-0.02em',
} as const;
const rain = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.text,
  '& > svg': { color: tokens.color.accentText },
} as const;
const below = {
  marginTop: tokens.space[3],
  paddingTop: tokens.space[3],
  boxShadow: `inset 0 1px 0 ${tokens.color.hairline}`,
} as const;

import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { CHAT_RAIN_INTERVAL_HOURS } from '@mosaico/shared/rules';
import { Card, Icon, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

/** The chat rain, where the operator has a chat in which it falls (R257). */
export function ChatRain() {
  const { platform } = useShell();
  const { t } = useTranslation();
  if (!useReactive(platform.siteData.details)?.features.includes('chat_rain')) return null;
  return (
    <Card tone="gold">
      <p css={rain}>
        <Icon name="gift" size={20} />
        {t('footer.chatRain', { hours: CHAT_RAIN_INTERVAL_HOURS })}
      </p>
    </Card>
  );
}

const rain = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.text,
  '& > svg': { color: tokens.color.accentText },
} as const;

import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens } from '@mosaico/shared/ui';

/** What a visitor needs for any of the offers, said once above them all. */
export function JoinCall() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Card tone="gold">
      <div css={layout}>
        <p css={lead}>{t('activities.join')}</p>
        <div css={buttons}>
          <Button variant="gold" onClick={() => session.open('register')}>
            {t('kit:register')}
          </Button>
          <Button variant="quiet" onClick={() => session.open('login')}>
            {t('kit:login')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const layout = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[3],
} as const;
const lead = {
  flex: '1 1 220px',
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
const buttons = {
  flex: '1 0 auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  '& > *': { flex: '1 0 auto' },
} as const;

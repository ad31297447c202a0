import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';

/** What a visitor can do in the place of a claim: become a member, or log in. */
export function EnterButtons() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <div css={buttons}>
      <Button variant="gold" size="large" isWide onClick={() => session.open('register')}>
        {t('kit:register')}
      </Button>
      <Button variant="quiet" isWide onClick={() => session.open('login')}>
        {t('kit:login')}
      </Button>
    </div>
  );
}

const buttons = { display: 'grid', gap: tokens.space[2], width: '100%' } as const;

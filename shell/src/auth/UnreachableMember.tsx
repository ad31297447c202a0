import { useEffect, useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Spinner, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

/**
 * The login was accepted, but the member's own data are not here: it says so, tries again by itself, and at once when asked.
 * It takes the focus, because the form that had it is gone.
 */
export function UnreachableMember() {
  const { session } = useShell().platform;
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="alert" tabIndex={-1} css={stack}>
      <Spinner size={34} />
      <p css={{ maxWidth: '34ch', textWrap: 'balance' }}>{t('session.unreachable')}</p>
      <Button size="large" isWide icon="refresh" onClick={session.retry}>
        {t('session.retry')}
      </Button>
      <Button variant="ghost" isWide onClick={() => session.logout()}>
        {t('layout.logout')}
      </Button>
    </div>
  );
}

const stack = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[4],
  padding: `${tokens.space[6]} 0 ${tokens.space[2]}`,
  textAlign: 'center',
  outline: 0,
} as const;

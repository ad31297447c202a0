import { Suspense, useEffect } from 'react';
import { lazyPart, useApi, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { PlayBarNotice } from '@mosaico/shared/play-bar';
import { Link } from '@mosaico/shared/router';
import { buttonBase, Card, DataPlaceholder, EmptyState, Skeleton, tokens } from '@mosaico/shared/ui';
import { AgentOnly } from '../member/AgentOnly.tsx';
import { useLastingBar } from '../member/useLastingBar.ts';
import { PATHS } from '../paths.ts';

const SubordinateForm = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "subordinate-form" */ './SubordinateForm.tsx')).SubordinateForm,
}));

/**
 * `/agency-center/register-subordinates`: a member registers somebody under themselves. Under the Brazilian licence everybody identifies themselves, so
 * there it is the invitation that is offered (R62, R213).
 */
export function RegisterScreen() {
  const bar = useLastingBar();
  return (
    <AgentOnly texts="register" isKeptAway={bar !== null}>
      {bar ? <PlayBarNotice bar={bar} /> : <Registration />}
    </AgentOnly>
  );
}

function Registration() {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const { data, error, refetch } = useApi('GET /api/agency/overview', { query: { period: 'today' } });
  // Before they accept the terms, an agent may not register anybody (R258).
  useEffect(() => {
    const consents = bus.on('account.terms-accepted').subscribe(() => void refetch());
    return () => consents.unsubscribe();
  }, [bus, refetch]);
  if (!data) return <DataPlaceholder shape="form" error={error} onRetry={refetch} />;
  if (!data.may_register)
    return (
      <EmptyState
        icon="document"
        text={t('register.themselves')}
        action={
          <Link to={PATHS.invite} css={[buttonBase, link]}>
            {t('links.invite')}
          </Link>
        }
      />
    );
  return (
    <Card>
      <Suspense fallback={<Skeleton shape="form" isPart />}>
        <SubordinateForm />
      </Suspense>
    </Card>
  );
}

const link = {
  minHeight: 46,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: tokens.color.surfaceHigh,
  color: tokens.color.text,
} as const;

import { Suspense, useEffect } from 'react';
import { lazyPart, useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { PlayBarNotice } from '@mosaico/shared/play-bar';
import { Card, DataPlaceholder, Skeleton } from '@mosaico/shared/ui';
import { AgentOnly } from '../member/AgentOnly.tsx';
import { useLastingBar } from '../member/useLastingBar.ts';
import { RegisterBarred } from './RegisterBarred.tsx';

const SubordinateForm = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "subordinate-form" */ './SubordinateForm.tsx')).SubordinateForm,
}));

/**
 * `/agency-center/register-subordinates`: a member registers somebody under themselves. Under the Brazilian licence everybody identifies themselves, so
 * there it is the invitation that is offered (R62, R213).
 */
export function RegisterScreen() {
  const bar = useLastingBar();
  const { data, error, refetch } = useOverview();
  const mayNot = data?.may_register === false;
  return (
    <AgentOnly texts="register" isKeptAway={bar !== null || mayNot}>
      {bar ? (
        <PlayBarNotice bar={bar} />
      ) : !data ? (
        <DataPlaceholder shape="form" error={error} onRetry={refetch} />
      ) : mayNot ? (
        // An API of a release before the reason sends none: most agents who may not are those of licensed sites.
        <RegisterBarred why={data.register_bar ?? 'registers_themselves'} />
      ) : (
        <Card>
          <Suspense fallback={<Skeleton shape="form" isPart />}>
            <SubordinateForm />
          </Suspense>
        </Card>
      )}
    </AgentOnly>
  );
}

/** Says whether the caller may register others; nothing for a visitor. */
function useOverview() {
  const { bus } = usePlatform();
  const user = useSessionUser();
  const overview = useApi(
    'GET /api/agency/overview',
    { query: { period: 'today' } },
    { enabled: user !== null },
  );
  const { refetch } = overview;
  // Before they accept the terms, an agent may not register anybody (R258).
  useEffect(() => {
    const consents = bus.on('account.terms-accepted').subscribe(() => void refetch());
    return () => consents.unsubscribe();
  }, [bus, refetch]);
  return overview;
}

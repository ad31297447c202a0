import { Suspense, useEffect } from 'react';
import { lazyPart, useApi, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { PlayBarNotice } from '@mosaico/shared/play-bar';
import { Card, DataPlaceholder, Skeleton, tokens } from '@mosaico/shared/ui';
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
  const { t } = useTranslation();
  const bar = useLastingBar();
  const { data, error, refetch } = useOverview(bar === null);
  // The intro asks to fill in the form, so it comes with it: until the overview is here, nobody knows whether there is one.
  return (
    <AgentOnly texts="register" isWithoutIntro>
      {bar ? (
        <PlayBarNotice bar={bar} />
      ) : !data ? (
        <DataPlaceholder shape="form" error={error} onRetry={refetch} />
      ) : !data.may_register ? (
        // An API of a release before the reason sends none: most agents who may not are those of licensed sites.
        <RegisterBarred why={data.register_bar ?? 'registers_themselves'} />
      ) : (
        <>
          <p css={intro}>{t('register.intro')}</p>
          <Card>
            <Suspense fallback={<Skeleton shape="form" isPart />}>
              <SubordinateForm />
            </Suspense>
          </Card>
        </>
      )}
    </AgentOnly>
  );
}

const intro = { color: tokens.color.textMuted, maxWidth: '44ch', textWrap: 'pretty' } as const;

/** Says whether the caller may register others; nothing for a visitor, and for who is barred, as they are told that instead. */
function useOverview(isAsked: boolean) {
  const { bus } = usePlatform();
  const user = useSessionUser();
  const overview = useApi(
    'GET /api/agency/overview',
    { query: { period: 'today' } },
    { enabled: user !== null && isAsked },
  );
  const { refetch } = overview;
  // Before they accept the terms, an agent may not register anybody (R258).
  useEffect(() => {
    const consents = bus.on('account.terms-accepted').subscribe(() => void refetch());
    return () => consents.unsubscribe();
  }, [bus, refetch]);
  return overview;
}

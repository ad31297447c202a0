import { isApiError, useApi, useApiMutation, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, DataPlaceholder, tokens } from '@mosaico/shared/ui';
import { deviceText, type MemberSession } from './device-text.ts';
import { SessionRow } from './SessionRow.tsx';

const ENDPOINT = 'GET /api/auth/sessions';

/** The member's sessions, this one first. */
export function SessionList() {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useApi(ENDPOINT, { query: {} });
  const onError = (refusal: unknown) =>
    notices.toast('error', isApiError(refusal) ? refusal.message : t('kit:networkError'));
  const onSuccess = async ({ message }: { readonly message: string }) => {
    await queries.invalidateQueries({ queryKey: [ENDPOINT] });
    notices.toast('success', message);
  };
  const ending = useApiMutation('POST /api/auth/sessions/revoke', {
    onSuccess,
    onError(refusal) {
      if (!isApiError(refusal) || refusal.error !== 'session_not_found') return onError(refusal);
      // It has ended meanwhile, such as in another tab: the list says so, too.
      void queries.invalidateQueries({ queryKey: [ENDPOINT] });
      notices.toast('info', refusal.message);
    },
  });
  const endingOthers = useApiMutation('POST /api/auth/sessions/revoke-others', { onSuccess, onError });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;

  const end = async (session: MemberSession) => {
    const question = t('devices.endQuestion', { device: deviceText(session, t) });
    if (await notices.confirm(question, t('devices.end'))) ending.mutate({ body: { id: session.id } });
  };
  const endOthers = async () => {
    if (await notices.confirm(t('devices.endOthersQuestion'), t('devices.endOthers')))
      endingOthers.mutate({ body: {} });
  };
  return (
    <>
      <Card>
        <ul css={list}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              askedAtMs={dataUpdatedAt}
              isEnding={ending.isPending && ending.variables?.body.id === session.id}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      </Card>
      {data.sessions.length > 1 ? (
        <Button
          variant="quiet"
          icon="logout"
          isBusy={endingOthers.isPending}
          onClick={() => void endOthers()}
        >
          {t('devices.endOthers')}
        </Button>
      ) : (
        <p css={note}>{t('devices.onlyThis')}</p>
      )}
    </>
  );
}

const list = { display: 'grid', gap: tokens.space[5], margin: 0, padding: 0, listStyle: 'none' } as const;
const note = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;

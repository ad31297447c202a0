import { Suspense, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import {
  isApiError,
  lazyPart,
  useApiMutation,
  usePlatform,
  useQueryClient,
  useSheet,
} from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, Card, Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { SECURITY } from '../security/security.ts';

const EnableSheet = lazyPart(async () => ({ default: (await import('./EnableSheet.tsx')).EnableSheet }));
const PasswordSheet = lazyPart(async () => ({
  default: (await import('../ticket/PasswordSheet.tsx')).PasswordSheet,
}));
const CodesSheet = lazyPart(async () => ({ default: (await import('./CodesSheet.tsx')).CodesSheet }));

const ENDPOINT = 'GET /api/auth/2fa';
const FEW_CODES = 3;

/** Whether the second factor is on, and what can be done about it. Source: A39, A63. */
export function FactorCard({ state }: { readonly state: Data<typeof ENDPOINT> }) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const queries = useQueryClient();
  const ticketFor = useTicket('second_factor');
  const [enabling, disabling, renewing, showing] = [
    useSheet('factor-enable'),
    useSheet('factor-disable'),
    useSheet('factor-renew'),
    useSheet('factor-codes'),
  ];
  const [codes, setCodes] = useState<readonly string[]>([]);
  const disable = useApiMutation('POST /api/auth/2fa/disable');
  const renew = useApiMutation('POST /api/auth/2fa/recovery');
  const reload = () =>
    Promise.all([ENDPOINT, SECURITY].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const show = (made: readonly string[]) => {
    setCodes(made);
    showing.open();
    void reload();
  };
  const isOn = state.enabled_at !== null;
  const switchOff = async (password: string, code: string) => {
    try {
      const { message } = await disable.mutateAsync({ body: { code, ticket: await ticketFor(password) } });
      await reload();
      notices.toast('success', message);
      disabling.close();
    } catch (error) {
      // Off already, on another device: the card says so behind the message.
      if (isApiError(error) && error.error === 'second_factor_not_on') void reload();
      throw error;
    }
  };

  return (
    <>
      <Card tone={isOn ? 'lit' : 'plain'}>
        <div css={layout}>
          <p css={title}>
            <Icon name="shield" />
            <strong>{t('factor.app')}</strong>
            <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'factor.on' : 'factor.off')}</Badge>
          </p>
          <p css={text}>
            {state.enabled_at
              ? t('factor.since', { date: dateText(state.enabled_at, locale) })
              : t('factor.why')}
          </p>
          {isOn ? (
            <>
              <p css={[text, state.recovery_codes_left <= FEW_CODES && few]}>
                {t('factor.codesLeft', { count: state.recovery_codes_left })}
              </p>
              <div css={actions}>
                <Button variant="quiet" icon="refresh" onClick={renewing.open}>
                  {t('factor.renew')}
                </Button>
                <Button variant="ghost" onClick={disabling.open}>
                  {t('factor.disable')}
                </Button>
              </div>
            </>
          ) : (
            <Button icon="shield" onClick={enabling.open}>
              {t('factor.enable')}
            </Button>
          )}
        </div>
      </Card>
      <Suspense fallback={null}>
        {enabling.isOpen && <EnableSheet onEnabled={show} onClose={enabling.close} />}
        {disabling.isOpen && (
          <PasswordSheet
            title={t('factor.disable')}
            codeKind="any"
            send={t('factor.disable')}
            onClose={disabling.close}
            onSend={({ password, code }) => switchOff(password, code)}
          >
            <p css={text}>{t('factor.disableWhat')}</p>
          </PasswordSheet>
        )}
        {renewing.isOpen && (
          <PasswordSheet
            title={t('factor.renew')}
            codeKind="app"
            send={t('factor.renew')}
            onClose={renewing.close}
            onSend={async ({ password, code }) => {
              const { data } = await renew.mutateAsync({ body: { code, ticket: await ticketFor(password) } });
              show(data.recovery_codes);
            }}
          >
            <p css={text}>{t('factor.renewWhat')}</p>
          </PasswordSheet>
        )}
        {showing.isOpen && codes.length > 0 && <CodesSheet codes={codes} onClose={showing.close} />}
      </Suspense>
    </>
  );
}

const layout = { display: 'grid', justifyItems: 'start', gap: tokens.space[3] } as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const text = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
const few = { color: tokens.color.warning } as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] } as const;

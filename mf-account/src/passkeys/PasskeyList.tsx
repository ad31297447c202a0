import { Suspense, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import {
  isApiError,
  lazyPart,
  useApi,
  useApiMutation,
  usePlatform,
  useQueryClient,
  useSheet,
} from '@mosaico/shared/area';
import { useTicket } from '@mosaico/shared/credentials';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, DataPlaceholder, EmptyState, tokens } from '@mosaico/shared/ui';
import { SECURITY } from '../security/security.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

const ENDPOINT = 'GET /api/auth/passkeys';
export type Passkey = Data<typeof ENDPOINT>['passkeys'][number];

const AddSheet = lazyPart(async () => ({ default: (await import('./AddSheet.tsx')).AddSheet }));
const NameSheet = lazyPart(async () => ({ default: (await import('./NameSheet.tsx')).NameSheet }));
const PasswordSheet = lazyPart(async () => ({
  default: (await import('../ticket/PasswordSheet.tsx')).PasswordSheet,
}));

/** The member's passkeys, and what can be done with each. */
export function PasskeyList() {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, error, refetch, dataUpdatedAt } = useApi(ENDPOINT, { query: {} });
  const [adding, naming, removing] = [
    useSheet('passkey-add'),
    useSheet('passkey-name'),
    useSheet('passkey-remove'),
  ];
  const [chosen, setChosen] = useState<Passkey | null>(null);
  const ticketFor = useTicket('second_factor');
  const remove = useApiMutation('POST /api/auth/passkeys/remove');
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;

  const open = (sheet: typeof naming, passkey: Passkey) => {
    setChosen(passkey);
    sheet.open();
  };
  const done = async (message: string, close: () => void, tone: 'success' | 'info' = 'success') => {
    await Promise.all([ENDPOINT, SECURITY].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    notices.toast(tone, message);
    close();
  };
  const removeChosen = async ({ id }: Passkey, password: string) => {
    try {
      const { message } = await remove.mutateAsync({ body: { id, ticket: await ticketFor(password) } });
      await done(message, removing.close);
    } catch (error) {
      // Removed on another device meanwhile: there is nothing left to do, and the list no longer has it.
      if (!isApiError(error) || error.error !== 'passkey_gone') throw error;
      await done(error.message, removing.close, 'info');
    }
  };
  return (
    <>
      <Card>
        {data.passkeys.length === 0 ? (
          <EmptyState icon="key" text={t('passkeys.none')} />
        ) : (
          <ul css={list}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                askedAtMs={dataUpdatedAt}
                onRename={() => open(naming, passkey)}
                onRemove={() => open(removing, passkey)}
              />
            ))}
          </ul>
        )}
      </Card>
      <Button icon="plus" variant={data.passkeys.length === 0 ? 'primary' : 'quiet'} onClick={adding.open}>
        {t('passkeys.add')}
      </Button>
      <Suspense fallback={null}>
        {adding.isOpen && (
          <AddSheet onAdded={(message) => void done(message, adding.close)} onClose={adding.close} />
        )}
        {naming.isOpen && chosen && (
          <NameSheet
            passkey={chosen}
            onNamed={(message) => void done(message, naming.close)}
            onClose={naming.close}
          />
        )}
        {removing.isOpen && chosen && (
          <PasswordSheet
            title={t('passkeys.remove')}
            send={t('passkeys.remove')}
            isDanger
            onClose={removing.close}
            onSend={({ password }) => removeChosen(chosen, password)}
          >
            <p css={note}>{t('passkeys.removeWhat', { name: chosen.name })}</p>
          </PasswordSheet>
        )}
      </Suspense>
    </>
  );
}

const list = { display: 'grid', gap: tokens.space[5], margin: 0, padding: 0, listStyle: 'none' } as const;
const note = { color: tokens.color.textMuted, lineHeight: tokens.font.leading.snug } as const;

import { Suspense } from 'react';
import type { UserInfo } from '@mosaico/shared/api';
import { lazyPart, useFormatMoney, usePlatform, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, tokens } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';

const ProfileSheet = lazyPart(async () => ({ default: (await import('./ProfileSheet.tsx')).ProfileSheet }));

/** The member's own data, as far as it may be shown: the phone comes masked from the server (R160); some of it they change themselves (G7). */
export function DetailsList({ user }: { readonly user: UserInfo }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const money = useFormatMoney();
  const editing = useSheet('profile-data');
  return (
    <section aria-labelledby="details">
      <div css={top}>
        <h2 id="details" css={heading}>
          {t('profile.details')}
        </h2>
        <Button variant="ghost" size="small" onClick={editing.open}>
          {t('profile.edit')}
        </Button>
      </div>
      <List>
        <ListRow icon="user" title={t('profile.account')} value={user.name} />
        {user.nickname && <ListRow icon="user" title={t('profile.nickname')} value={user.nickname} />}
        <ListRow icon="card" title={t('profile.realname')} value={user.realname} />
        <ListRow icon="shield" title={t('identity.title')} onClick={() => navigation.push(PATHS.identity)} />
        <ListRow icon="phone" title={t('profile.phone')} value={user.phone} />
        {user.email && <ListRow icon="mail" title={t('security.email.title')} value={user.email} />}
        <ListRow icon="ticket" title={t('profile.memberId')} value={user.id} />
        {user.invite_code && <ListRow icon="gift" title={t('profile.inviteCode')} value={user.invite_code} />}
        <ListRow
          icon="history"
          title={t('profile.wagered')}
          value={money(centavosFromWire(user.total_money))}
        />
      </List>
      <Suspense fallback={null}>
        {editing.isOpen && <ProfileSheet user={user} onClose={editing.close} />}
      </Suspense>
    </section>
  );
}

const top = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  marginBottom: tokens.space[3],
} as const;
const heading = { fontSize: tokens.font.size.title } as const;

import type { UserInfo } from '@mosaico/shared/api';
import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';

/** The member's own data, as far as it may be shown: the phone comes masked from the server (R160). */
export function DetailsList({ user }: { readonly user: UserInfo }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const money = useFormatMoney();
  return (
    <section aria-labelledby="details">
      <h2 id="details" css={heading}>
        {t('profile.details')}
      </h2>
      <List>
        <ListRow icon="user" title={t('profile.account')} value={user.name} />
        <ListRow icon="card" title={t('profile.realname')} value={user.realname} />
        <ListRow icon="shield" title={t('identity.title')} onClick={() => navigation.push(PATHS.identity)} />
        <ListRow icon="phone" title={t('profile.phone')} value={user.phone} />
        {user.email && <ListRow icon="mail" title={t('security.email.title')} value={user.email} />}
        <ListRow icon="ticket" title={t('profile.memberId')} value={user.id} />
        <ListRow icon="gift" title={t('profile.inviteCode')} value={user.invite_code} />
        <ListRow
          icon="history"
          title={t('profile.wagered')}
          value={money(centavosFromWire(user.total_money))}
        />
      </List>
    </section>
  );
}

const heading = { fontSize: tokens.font.size.title, marginBottom: tokens.space[3] } as const;

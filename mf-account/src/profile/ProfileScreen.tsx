import { useEffect } from 'react';
import { LoginPrompt, Slot, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Screen, Skeleton, tokens } from '@mosaico/shared/ui';
import { List } from '@mosaico/shared/ui/list';
import { PATHS } from '../paths.ts';
import { EntryRow } from '../security/row/EntryRow.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { DetailsList } from './DetailsList.tsx';
import { Portrait } from './Portrait.tsx';

/** `/profile`: the member's data and money (R35, R81 to R93). */
export function ProfileScreen() {
  const { session, notices } = usePlatform();
  const { t } = useTranslation();
  const user = useSessionUser();
  const isMember = user !== null;
  // Bets and deposits elsewhere change more than the balance, which alone comes by itself.
  useEffect(() => void (isMember && session.refresh()), [session, isMember]);
  if (!user) return session.isLoggedIn() ? <Skeleton shape="detail" /> : <VisitorProfile />;

  const logout = async () => {
    if (await notices.confirm(t('profile.logoutQuestion'), t('profile.logout'))) await session.logout();
  };
  return (
    <div css={screen}>
      <Portrait user={user} />
      <BalanceCard user={user} />
      <DetailsList user={user} />
      <List>
        <EntryRow
          icon="shield"
          title={t('security.title')}
          detail={t('security.intro')}
          to={PATHS.security}
        />
      </List>
      <nav aria-labelledby="entries" css={entries}>
        <h2 id="entries" css={heading}>
          {t('profile.entries')}
        </h2>
        <Slot name="profile.entries" />
      </nav>
      <Button variant="quiet" icon="logout" onClick={logout}>
        {t('profile.logout')}
      </Button>
    </div>
  );
}

/** For a visitor: asks them to log in. */
function VisitorProfile() {
  const { t } = useTranslation();
  return (
    <Screen title={t('profile.title')}>
      <Card tone="lit">
        <LoginPrompt />
      </Card>
    </Screen>
  );
}

/** What the live areas declare for this screen comes a moment later; without any of it there is no heading. */
const entries = { '&:not(:has(a))': { display: 'none' } } as const;
const heading = { marginBottom: tokens.space[3], fontSize: tokens.font.size.title } as const;
/** The column is as wide as the page, however long a name is. */
const screen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: tokens.space[4],
} as const;

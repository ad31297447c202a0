import { LoginPrompt, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Screen } from '@mosaico/shared/ui';
import { WithMoreTexts } from '../texts/WithMoreTexts.tsx';
import { GameRecords } from './GameRecords.tsx';

/** `/gameRecord`: the member's rounds. Source: R184, A56. */
export function GameRecordScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Screen title={t('lobby.records')}>
      {session.isLoggedIn() ? (
        <WithMoreTexts skeleton="list">
          <GameRecords />
        </WithMoreTexts>
      ) : (
        <LoginPrompt />
      )}
    </Screen>
  );
}

import { useApi, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder } from '@mosaico/shared/ui';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { GiftLadder } from './GiftLadder.tsx';
import { GIFTS, giftStanding } from './gift-standing.ts';
import { NextGifts } from './NextGifts.tsx';

/** `/promotion/activity/recharge-bonus`: the tiers, where the member stands, and what the next deposit brings (R247 to R251, A37). */
export function GiftTiersScreen() {
  const { t } = useTranslation();
  return (
    <ActivityScreen
      kind="gift_tiers"
      isForEverybody
      action={<GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>}
    >
      <Tiers />
    </ActivityScreen>
  );
}

function Tiers() {
  const { session } = usePlatform();
  const isKept = useIsKeptFromPlay();
  useFreshAfterClaims(GIFTS);
  const { data, error, refetch } = useApi(GIFTS, { query: {} }, { isPersonal: true });
  if (!data) return <DataPlaceholder shape="list" error={error} onRetry={refetch} />;
  const standing = giftStanding(data);
  // Who may not play is shown no tier to reach (G31).
  if (isKept) return null;
  return (
    <>
      {session.isLoggedIn() && <NextGifts standing={standing} />}
      <GiftLadder standing={standing} />
    </>
  );
}

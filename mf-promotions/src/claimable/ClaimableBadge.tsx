import { useApi, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens, visuallyHidden } from '@mosaico/shared/ui';
import { ACTIVITIES } from '../activities/useActivities.ts';
import { useFreshClaimable } from './useFreshClaimable.ts';

const MOST_SHOWN = 9;

/** Widget of the promotions' tab: how many rewards the member can claim now. Nothing for a visitor, nor while there is none. */
export function ClaimableBadge() {
  const user = useSessionUser();
  return user && <Count rebatesCentavos={centavosFromWire(user.fs_money)} />;
}

/** @param rebatesCentavos rebates that wait: the session knows of them, the activities do not */
function Count({ rebatesCentavos }: { readonly rebatesCentavos: number }) {
  const { t } = useTranslation();
  const { data, refetch } = useApi(ACTIVITIES, { query: {} }, { isPersonal: true });
  useFreshClaimable(() => void refetch());
  const activities = data?.list.filter(({ state }) => state === 'claimable').length ?? 0;
  const count = activities + (rebatesCentavos > 0 ? 1 : 0);
  // The place is drawn without a number as well: a widget that draws nothing has failed.
  return (
    <span>
      {count > 0 && (
        <span css={bubble}>
          <span aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
          <span css={visuallyHidden}>{t('claimable', { count })}</span>
        </span>
      )}
    </span>
  );
}

/** At the upper corner of the tab's icon. */
const bubble = {
  position: 'absolute',
  top: 6,
  left: 'calc(50% + 4px)',
  minWidth: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  padding: '0 4px',
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent})`,
  boxShadow: `0 0 0 2px ${tokens.color.ground}, 0 2px 10px ${tokens.color.accentGlow}`,
  color: tokens.color.onAccent,
  fontSize: '0.6875rem',
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  pointerEvents: 'none',
} as const;

import type { Data } from '@mosaico/shared/api';
import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, Button, Card, DataPlaceholder, Money, tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { ActivityScreen } from '../activities/ActivityScreen.tsx';
import { AWARDS } from '../activities/awards.ts';
import { CLAIM_PLACE, ToClaim } from '../activities/ToClaim.tsx';
import { ACTIVITIES, useActivity } from '../activities/useActivities.ts';
import { useClaim } from '../claims/useClaim.ts';
import { wagerOf } from '../activities/wager-of.ts';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';

const KIND = 'invitation';
const CHECK = 'POST /api/invitationactivity/check';

type Row = Data<typeof CHECK>[number];

/** `/promotion/activity/invitation-activity`: what invited friends are worth (R50, R202, R203). */
export function InvitationScreen() {
  const { t } = useTranslation();
  const isReady = useActivity(KIND)?.state === 'claimable';
  return (
    <ActivityScreen
      kind={KIND}
      isForEverybody
      action={
        <>
          {isReady && <ToClaim />}
          <GoLink to={PATHS.invite}>{t('activities.inviteFriends')}</GoLink>
        </>
      }
    >
      <Rows />
    </ActivityScreen>
  );
}

function Rows() {
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch } = useApi(CHECK, { body: {} });
  useFreshAfterMoney(CHECK);
  // In English always (R239).
  const text = error && `Error in invitationactivity list: ${error.message}`;
  if (!data) return <DataPlaceholder shape="list" error={error} text={text} onRetry={refetch} />;
  // Who may not play is shown no target to reach (G31).
  const shown = isKept ? data.filter(isReached) : data;
  if (shown.length === 0) return null;
  return (
    <>
      {!isKept && <HeldBack row={data[0]} />}
      <ul css={list}>
        {shown.map((row) => (
          <li key={row.id}>
            <InvitationRow row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Friends who are valid in the record of invitations and do not count here yet; every row says the same of them (G38). */
function HeldBack({ row }: { readonly row: Row | undefined }) {
  const { t } = useTranslation();
  if (!row?.held_reason) return null;
  return (
    <Card tone="plain">
      <p css={{ fontWeight: tokens.font.weight.bold }}>{t('invitation.held', { count: row.held_invites })}</p>
      <p css={small}>{row.held_reason}</p>
    </Card>
  );
}

function InvitationRow({ row }: { readonly row: Row }) {
  const { t } = useTranslation();
  const reward = centavosFromWire(row.reward_amount);
  const claim = useClaim({
    kind: KIND,
    wager: wagerOf(useActivity(KIND), reward),
    lists: [CHECK, ACTIVITIES, AWARDS],
    send: (api, idempotencyKey) =>
      api.call('POST /api/invitationactivity/claim', { body: { id: row.id } }, { idempotencyKey }),
    isDone: async (api) =>
      (await api.call(CHECK, { body: {} })).data.some(({ id, is_claimed: is }) => id === row.id && is === 1),
  });
  const money = useFormatMoney();
  const isKept = useIsKeptFromPlay();
  const isClaimable = !isKept && isReached(row) && row.is_claimed === 0 && row.can_claim !== 0;
  return (
    <Card tone={isClaimable ? 'gold' : 'plain'} css={card}>
      <div css={line}>
        <Money amountCentavos={reward} css={[sum, row.is_claimed === 1 ? dim : lit]} />
        {row.is_claimed === 1 && <Badge tone="success">{t('activities.state.claimed')}</Badge>}
        {isKept && row.is_claimed === 0 && <Badge>{t('activities.state.closed')}</Badge>}
      </div>
      {!isKept && (
        <Progress
          tone={row.is_claimed === 1 ? 'action' : 'gold'}
          label={t('invitation.friends')}
          value={Math.min(row.current_invites, row.required_invites)}
          max={row.required_invites}
          valueText={t('invitation.ofTarget', {
            current: Math.min(row.current_invites, row.required_invites),
            target: row.required_invites,
          })}
        />
      )}
      {isClaimable && (
        <div {...CLAIM_PLACE}>
          <Button variant="gold" isWide onClick={claim}>
            {t('activities.claim', { amount: money(reward) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Of a row that was claimed, too, whatever counts now. Pure. */
const isReached = (row: Row) => row.is_claimed === 1 || row.current_invites >= row.required_invites;

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.space[2] } as const;
const card = { '&': { display: 'grid', gap: tokens.space[3] } } as const;
const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const lit = { color: tokens.color.accentText } as const;
const dim = { color: tokens.color.textMuted } as const;
const sum = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.black,
} as const;

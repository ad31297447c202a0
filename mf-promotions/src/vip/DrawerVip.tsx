import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { PATHS } from '../paths.ts';
import { useVipInfo } from './useVipInfo.ts';
import { vipStanding } from './vip-standing.ts';

/** Widget of the drawer: the member's level and the way to the next one; of who may not play the level alone (G31). Nothing for a visitor. */
export function DrawerVip() {
  const user = useSessionUser();
  return user ? <MemberProgress /> : null;
}

function MemberProgress() {
  const { t } = useTranslation();
  const { data } = useVipInfo();
  const isKept = useIsKeptFromPlay();
  const standing = data ? vipStanding(data) : null;
  if (!standing) return null;
  const targetCentavos = standing.next
    ? centavosFromWire(standing.next.betting_required)
    : standing.wageredCentavos;
  return (
    <Link to={PATHS.vip} css={link}>
      <span css={crest} aria-hidden>
        <Icon name="crown" size={22} />
      </span>
      <span css={{ flex: 1 }}>
        {isKept ? (
          standing.current.name
        ) : (
          <Progress
            tone="gold"
            label={standing.current.name}
            value={Math.min(standing.wageredCentavos, targetCentavos)}
            max={targetCentavos}
            valueText={standing.next ? t('vip.next', { name: standing.next.name }) : t('vip.top')}
          />
        )}
      </span>
    </Link>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  textDecoration: 'none',
} as const;
const crest = { color: tokens.color.accentText, display: 'grid' } as const;

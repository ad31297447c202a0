import { useApi, useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { REWARD } from './useClaimCommissions.ts';

/** Widget of the drawer on a site without agents: the way to what a member has earned while they were one. Nothing for who has earned nothing (A30). */
export function DrawerEarnings() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const { data } = useApi(REWARD, { body: { page: 1, limit: 1 } });
  if (!data || data.total === 0) return null;
  return (
    <Link to={PATHS.reward} css={link}>
      <span css={coins} aria-hidden>
        <Icon name="coins" size={22} />
      </span>
      <span css={{ flex: 1 }}>{t('links.reward')}</span>
      <span css={sum}>{money(centavosFromWire(data.sums.available))}</span>
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
const coins = { color: tokens.color.accentText, display: 'grid' } as const;
const sum = { fontWeight: tokens.font.weight.bold, fontVariantNumeric: 'tabular-nums' } as const;

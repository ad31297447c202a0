import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { linkRow } from '../catalogue/link-row.ts';
import { gameAddress } from '../catalogue/game-address.ts';

/** The last round that waits for the member, also when they left it on another device (G47). Nothing where there is none. */
export function UnfinishedRound() {
  const { t } = useTranslation();
  const round = useApi('GET /api/games/unfinished', { query: {} }).data?.[0];
  if (!round) return null;
  return (
    <Link to={gameAddress(round)} state={{ name: round.name, isFromLobby: true }} css={strip}>
      <Icon name="play" size={20} />
      <span css={{ flex: 1 }}>{t('lobby.unfinished', { name: round.name })}</span>
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}

const strip = {
  ...linkRow,
  minHeight: 52,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  fontWeight: tokens.font.weight.bold,
} as const;

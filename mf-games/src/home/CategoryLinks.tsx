import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Icon, ICON_NAMES, tokens, type IconName } from '@mosaico/shared/ui';
import { GAME_TYPES, TYPE_ICONS } from '../catalogue/game-types.ts';
import { useStudios } from '../catalogue/useStudios.ts';
import { PATHS } from '../paths.ts';

/** The ways into the lobby: kinds of games that are offered here, orders that say something, and the studios. */
export function CategoryLinks() {
  const { t } = useTranslation();
  const studios = useStudios() ?? [];
  const offered = new Set(studios.flatMap(({ game_types: types }) => types));
  return (
    <nav aria-label={t('categories.label')}>
      <ul css={row}>
        <Way to={PATHS.lobby} icon="games" label={t('categories.all')} />
        {GAME_TYPES.filter((type) => offered.has(type)).map((type) => (
          <Way
            key={type}
            to={`${PATHS.lobby}?type=${type}`}
            icon={TYPE_ICONS[type]}
            label={t(`types.${type}`)}
          />
        ))}
        <Way to={`${PATHS.lobby}?sort=new`} icon="star" label={t('categories.new')} />
        <Way to={`${PATHS.lobby}?sort=rtp`} icon="percent" label={t('categories.rtp')} />
        {studios.map(({ api_name: key, name, icon }) => (
          <Way
            key={key}
            to={`${PATHS.lobby}?studio=${key}`}
            icon={ICON_NAMES.find((known) => known === icon)}
            label={name}
          />
        ))}
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  readonly icon?: IconName | undefined;
  readonly label: string;
}

function Way({ to, icon, label }: WayProps) {
  return (
    <li>
      <Link to={to} css={chip}>
        {icon && <Icon name={icon} size={20} />}
        {label}
      </Link>
    </li>
  );
}

const row = {
  display: 'flex',
  gap: tokens.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // Room for the focus ring, and from edge to edge.
  margin: `-6px calc(-1 * ${tokens.space[4]})`,
  padding: `6px ${tokens.space[6]} 6px ${tokens.space[4]}`,
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 36px), transparent)',
} as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  // Seen where the browser takes backgrounds and shadows away.
  '@media (forced-colors: active)': { border: '1px solid' },
  padding: `0 ${tokens.space[4]}`,
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
} as const;

import { Icon, MosaicWave, tokens, type IconName } from '@mosaico/shared/ui';

interface KindMedalProps {
  readonly icon: IconName;
  readonly tone: 'action' | 'gold';
  readonly isDim?: boolean;
}

/** The sign of an activity: a lit tile with the promenade's wave behind its icon. Decoration. */
export function KindMedal({ icon, tone, isDim = false }: KindMedalProps) {
  return (
    <span aria-hidden css={[tile, isDim ? dim : tones[tone]]}>
      <span css={wave}>
        <MosaicWave wavelength={40} />
      </span>
      <Icon name={icon} size={30} />
    </span>
  );
}

const { color } = tokens;
const tile = {
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  boxShadow: `inset 0 1px 0 ${color.lightStrong}`,
  '& > svg': { position: 'relative' },
} as const;
const wave = { position: 'absolute', inset: 0, opacity: 0.22 } as const;
const tones = {
  action: {
    color: color.onAction,
    background: `linear-gradient(160deg, ${color.actionLit}, ${color.action} 55%, ${color.actionDeep})`,
  },
  gold: {
    color: color.onAccent,
    background: `linear-gradient(160deg, ${color.accentLit}, ${color.accent} 55%, ${color.accentDeep})`,
  },
} as const;
const dim = { color: color.textMuted, background: color.surfaceHigh } as const;

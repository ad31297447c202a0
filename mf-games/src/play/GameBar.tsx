import { useEffect, useState } from 'react';
import { useFormatMoney, useReactive, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton, tokens } from '@mosaico/shared/ui';

interface GameBarProps {
  readonly name: string;
  /** Null while nobody is logged in. */
  readonly balanceCentavos: number | null;
  readonly onClose: () => void;
  readonly onReload?: (() => void) | undefined;
}

/** The bar above a game: back to the lobby, balance and time in view, reload. */
export function GameBar({ name, balanceCentavos, onClose, onReload }: GameBarProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  return (
    <header css={bar}>
      <IconButton icon="arrow-left" label={t('game.close')} onClick={onClose} />
      <div css={title}>
        <h1 css={nameStyle}>{name}</h1>
        <Clock />
      </div>
      {balanceCentavos !== null && (
        <p css={balance}>
          <small css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.tiny }}>
            {t('game.balance')}
          </small>
          <strong>{formatMoney(balanceCentavos)}</strong>
        </p>
      )}
      {onReload && <IconButton icon="refresh" label={t('game.reload')} onClick={onReload} />}
    </header>
  );
}

/** The time of day by the player's own clock, so that they see how long they have been playing. */
function Clock() {
  const { language } = usePlatform();
  useReactive(language.current);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const text = new Intl.DateTimeFormat(language.locale, { hour: '2-digit', minute: '2-digit' }).format(now);
  return (
    <time dateTime={now.toISOString()} css={clock}>
      {text}
    </time>
  );
}

const bar = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: 56,
  padding: `max(4px, env(safe-area-inset-top)) ${tokens.space[2]} 4px`,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
  zIndex: 1,
} as const;
const title = { minWidth: 0 } as const;
const nameStyle = {
  fontSize: tokens.font.size.body,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const clock = {
  fontSize: tokens.font.size.tiny,
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
} as const;
const balance = {
  display: 'grid',
  justifyItems: 'end',
  lineHeight: 1.25,
  paddingInline: tokens.space[2],
  strong: { color: tokens.color.accentText, fontVariantNumeric: 'tabular-nums' },
} as const;

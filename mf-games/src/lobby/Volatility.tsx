import type { Game } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';

export type VolatilityName = NonNullable<Game['volatility']>;

const LEVELS: Readonly<Record<VolatilityName, number>> = { low: 1, medium: 2, high: 3, 'very-high': 4 };

/** How the wins of a game come, as one to four bars: many small ones, or few large ones. */
export function Volatility({ of }: { readonly of: VolatilityName }) {
  const { t } = useTranslation();
  const name = t(`volatility.${of}`);
  return (
    <span role="img" aria-label={name} title={name} css={bars}>
      {[1, 2, 3, 4].map((level) => (
        <i key={level} css={[bar, { height: 3 + level * 2 }, level <= LEVELS[of] && lit]} />
      ))}
    </span>
  );
}

const bars = { display: 'inline-flex', alignItems: 'flex-end', gap: 2, marginLeft: 'auto' } as const;
const bar = { width: 3, borderRadius: 1, background: tokens.color.lightStrong } as const;
const lit = { background: tokens.color.accentText } as const;

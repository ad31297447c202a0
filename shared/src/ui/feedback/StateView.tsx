import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiTexts } from '../language/useLocale.ts';
import { tokens } from '../theme/tokens.ts';
import { MosaicWave } from '../wave/MosaicWave.tsx';
import type { ReactNode } from 'react';
import type { IconName } from '../icon/shapes.ts';

export interface EmptyStateProps {
  /** 'There is currently no data available' in the page's language unless said otherwise. */
  readonly text?: ReactNode | undefined;
  readonly icon?: IconName | undefined;
  /** What the player can do instead. */
  readonly action?: ReactNode | undefined;
}

/** A list without entries. */
export function EmptyState({ text, icon = 'search', action }: EmptyStateProps) {
  const texts = useUiTexts();
  return (
    <div css={stack}>
      <Medallion icon={icon} isError={false} />
      <p css={words}>{text ?? texts.empty}</p>
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** 'Load Fail' in the page's language unless said otherwise. */
  readonly text?: ReactNode | undefined;
  /** Runs on the retry button; the button is busy until a returned promise settles. Without it there is no button. */
  readonly onRetry?: (() => unknown) | undefined;
  /** What support can look up. */
  readonly reference?: string | undefined;
}

/** Something did not load: says so aloud and offers to try again. */
export function ErrorState({ text, onRetry, reference }: ErrorStateProps) {
  const texts = useUiTexts();
  return (
    <div role="alert" css={stack}>
      <Medallion icon="alert" isError />
      <p css={words}>{text ?? texts.loadFailed}</p>
      {reference !== undefined && (
        <code css={{ color: tokens.color.textFaint, fontSize: tokens.font.size.small }}>{reference}</code>
      )}
      {onRetry && (
        <Button variant="quiet" icon="refresh" onClick={() => onRetry()}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}

/** A lit circle with waves and an icon. */
function Medallion({ icon, isError }: { readonly icon: IconName; readonly isError: boolean }) {
  const tone = isError ? tokens.color.dangerText : tokens.color.actionText;
  return (
    <div aria-hidden css={medallion}>
      <div css={{ position: 'absolute', inset: 0, color: tone, opacity: 0.2 }}>
        <MosaicWave wavelength={64} />
      </div>
      <span css={[coin, { color: tone }]}>
        <Icon name={icon} size={30} />
      </span>
    </div>
  );
}

const SHORT = '@media (max-height: 640px)';
const stack = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[4],
  padding: `${tokens.space[10]} ${tokens.space[3]}`,
  textAlign: 'center',
  // What can be done stays above the tab bar on the smallest phones.
  [SHORT]: { gap: tokens.space[3], paddingBlock: tokens.space[5] },
} as const;
const words = { maxWidth: '34ch', color: tokens.color.textMuted, textWrap: 'balance' } as const;
const medallion = {
  position: 'relative',
  width: 176,
  height: 116,
  [SHORT]: { height: 80 },
  display: 'grid',
  placeItems: 'center',
  '& > div': { maskImage: 'radial-gradient(closest-side, #000 30%, transparent)' },
} as const;
const coin = {
  position: 'relative',
  width: 68,
  height: 68,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.raised,
} as const;

import { tokens } from '../theme/tokens.ts';
import type { ComponentProps, ReactNode } from 'react';

export interface ScreenProps extends Omit<ComponentProps<'h1'>, 'title' | 'children'> {
  /** The one heading of the screen; further attributes (`id`, `tabIndex`) are the heading's. */
  readonly title: ReactNode;
  /** One or two sentences below the heading. */
  readonly intro?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** What every screen has in common: its distances, its heading, and what it is for. */
export function Screen({ title, intro, children, ...heading }: ScreenProps) {
  return (
    <div css={screen}>
      <header>
        <h1 {...heading} css={headingStyle}>
          {title}
        </h1>
        {intro !== undefined && <p css={introStyle}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}

const screen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: tokens.space[4],
} as const;
const headingStyle = {
  // One word has to fit the narrowest phone, also where the visitor's texts are large.
  fontSize: `min(${tokens.font.size.display}, 14vw)`,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
  // It is focused by code, to be read out, never by the player.
  '&:focus': { outline: 'none' },
} as const;
const introStyle = {
  color: tokens.color.textMuted,
  marginTop: tokens.space[2],
  maxWidth: '44ch',
  textWrap: 'pretty',
} as const;

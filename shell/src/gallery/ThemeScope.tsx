import type { ReactNode } from 'react';
import { colourProperty, tokens, type ColourName, type Theme } from '@mosaico/shared/ui';

interface ThemeScopeProps {
  readonly theme: Theme;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of the page in a theme of its own: every colour below it is that theme's. */
export function ThemeScope({ theme, children, className }: ThemeScopeProps) {
  return (
    <div css={[ground, propertiesOf(theme)]} className={className}>
      {children}
    </div>
  );
}

function propertiesOf({ color }: Theme): Record<string, string> {
  return Object.fromEntries(
    (Object.entries(color) as [ColourName, string][]).map(([name, value]) => [colourProperty(name), value]),
  );
}

const ground = {
  background: `radial-gradient(120% 420px at 50% 0, ${tokens.color.groundLit}, transparent), ${tokens.color.ground}`,
  color: tokens.color.text,
} as const;

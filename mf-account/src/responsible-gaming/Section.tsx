import type { ReactNode } from 'react';
import { tokens } from '@mosaico/shared/ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A part of the screen under its heading. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section aria-labelledby={id} css={stack}>
      <header>
        <h2 id={id} css={{ fontSize: tokens.font.size.title }}>
          {title}
        </h2>
        {intro && <p css={note}>{intro}</p>}
      </header>
      {children}
    </section>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] } as const;
const note = {
  marginTop: tokens.space[1],
  color: tokens.color.textMuted,
  maxWidth: '52ch',
  textWrap: 'pretty',
} as const;

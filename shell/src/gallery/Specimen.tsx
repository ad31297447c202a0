import type { ReactNode } from 'react';
import { tokens } from '@mosaico/shared/ui';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One chapter of the gallery; the index leads to it. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} css={section}>
      <h2 id={`${id}-title`} css={sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Name of the component, as it is imported. */
  readonly name: string;
  /** Subpath of `@mosaico/shared` that it is imported from; a path of the site for what is not code. */
  readonly from?: string;
  /** When to use it, and what it does by itself. */
  readonly use: ReactNode;
  readonly children?: ReactNode;
}

/** One component with all of its states. */
export function Specimen({ name, from = 'ui', use, children }: SpecimenProps) {
  return (
    <article css={specimen}>
      <header css={head}>
        <h3 css={{ fontSize: tokens.font.size.large }}>{name}</h3>
        <code css={path}>{from}</code>
      </header>
      <p css={useStyle}>{use}</p>
      {children}
    </article>
  );
}

interface StateProps {
  /** What is special about it: `Busy`, `Error`, `Long text`. */
  readonly name: string;
  /** Side by side instead of below each other. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

/** One state, or a few that are best seen side by side. */
export function State({ name, isRow = false, children }: StateProps) {
  return (
    <div css={state}>
      <p css={stateName}>{name}</p>
      <div css={isRow ? row : stack}>{children}</div>
    </div>
  );
}

const section = { display: 'grid', gap: tokens.space[4], scrollMarginTop: 56 } as const;
const sectionTitle = {
  paddingTop: tokens.space[4],
  fontSize: tokens.font.size.heading,
  fontWeight: tokens.font.weight.black,
} as const;
const specimen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  padding: tokens.space[4],
  borderRadius: tokens.radius.sheet,
  background: tokens.color.surface,
  boxShadow: tokens.elevation.card,
} as const;
const head = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  marginBottom: `calc(-1 * ${tokens.space[2]})`,
} as const;
const path = { color: tokens.color.accentText, fontSize: tokens.font.size.tiny } as const;
const useStyle = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  textWrap: 'pretty',
} as const;
const state = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[2] } as const;
const stateName = {
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.medium,
} as const;
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  justifyItems: 'stretch',
} as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] } as const;

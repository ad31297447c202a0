import { Icon, tokens, VisuallyHidden, type IconName } from '@mosaico/shared/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** The way to one screen. */
export interface SectionLink {
  /** Path of the screen. */
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Drawn over the icon, such as a count; not read out. */
  readonly mark?: ReactNode;
  /** What screen readers say after the label, in place of the mark. */
  readonly markText?: string | undefined;
}

export interface SectionLinksProps {
  /** What the screens are together, for screen readers. */
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Path of the screen that is shown. */
  readonly current: string;
  /** The link of the router that the screens stand in. */
  readonly Link: ComponentType<Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }>;
}

/** The way between a few screens that belong together; the one that is shown is marked. */
export function SectionLinks({ label, links, current, Link }: SectionLinksProps) {
  return (
    <nav aria-label={label} css={[bar, links.length > MOST_IN_A_ROW && twoRows(links.length)]}>
      {links.map(({ to, label: text, icon, mark, markText }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined} css={link}>
          <span aria-hidden css={{ position: 'relative' }}>
            <Icon name={icon} size={22} />
            {mark}
          </span>
          <span css={name}>{text}</span>
          {markText !== undefined && <VisuallyHidden>{markText}</VisuallyHidden>}
        </Link>
      ))}
    </nav>
  );
}

/** More than these stand in two rows where the screen is too narrow for their words: one that has to be scrolled to is not found. */
const MOST_IN_A_ROW = 4;
/** Five fit beside each other on a phone of 390 px in every language; six need more than any phone has. */
const WIDTH_FOR_FIVE = '24.375rem';
const WIDTH_FOR_MORE = '36rem';
const twoRows = (count: number) =>
  ({
    [`@media (width < ${count === 5 ? WIDTH_FOR_FIVE : WIDTH_FOR_MORE})`]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: `repeat(${Math.ceil(count / 2)}, minmax(min-content, 1fr))`,
    },
  }) as const;
const bar = {
  display: 'grid',
  gridAutoFlow: 'column',
  // No word is broken while there is room; with very large text the row scrolls.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: tokens.space[1],
  padding: tokens.space[1],
  borderRadius: tokens.radius.card,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
} as const;
const link = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[1],
  minWidth: tokens.size.target,
  minHeight: 64,
  padding: `${tokens.space[2]} 2px`,
  borderRadius: tokens.radius.control,
  color: tokens.color.textMuted,
  textDecoration: 'none',
  transition: `background-color ${tokens.motion.fast}, color ${tokens.motion.fast}`,
  '&:hover': { color: tokens.color.text },
  '&[aria-current="page"]': {
    background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
    color: tokens.color.text,
    boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}, 0 4px 12px -4px ${tokens.color.shade}`,
  },
  '&[aria-current="page"] svg': { color: tokens.color.actionText },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const name = {
  maxWidth: '100%',
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'center',
} as const;

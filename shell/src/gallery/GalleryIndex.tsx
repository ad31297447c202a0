import { tokens } from '@mosaico/shared/ui';
import { TOP_BAR_HEIGHT } from '../frame/bar-style.ts';

interface GalleryIndexProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to every chapter; they stay in sight below the top bar. */
export function GalleryIndex({ sections }: GalleryIndexProps) {
  return (
    <nav aria-label="Chapters" css={bar}>
      <ul css={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bar = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 2,
  margin: `0 calc(-1 * ${tokens.space[4]})`,
  background: tokens.color.glass,
  backdropFilter: 'blur(14px) saturate(1.3)',
} as const;
const list = {
  display: 'flex',
  gap: tokens.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `0 ${tokens.space[2]}`,
} as const;
const link = {
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[3]}`,
  borderRadius: tokens.radius.round,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: tokens.color.actionText },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

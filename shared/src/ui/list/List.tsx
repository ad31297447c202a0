import { Icon, tokens, type IconName } from '@mosaico/shared/ui';
import type { MouseEventHandler, ReactNode } from 'react';

export interface ListProps {
  /** Name of the list for screen readers, where no heading names it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A list of ListRow in one raised surface. */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} css={list}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  readonly title: ReactNode;
  /** Second line: date, order number, explanation. */
  readonly detail?: ReactNode | undefined;
  /** At the right end: amount, badge. */
  readonly value?: ReactNode | undefined;
  /** Below the value, small: state, date. */
  readonly valueDetail?: ReactNode | undefined;
  readonly icon?: IconName | undefined;
  /** Own art at the left end instead of an icon, such as an Avatar. */
  readonly leading?: ReactNode | undefined;
  /** Makes the row a link; the router drives it through onClick. */
  readonly href?: string | undefined;
  /** With href: the link's handler; alone: makes the row a button. */
  readonly onClick?: MouseEventHandler | undefined;
}

/** One entry: picture, two lines, value; a link or a button when it leads somewhere. */
export function ListRow({ href, onClick, ...content }: ListRowProps) {
  return (
    <li css={{ position: 'relative', '& + &::before': hairline }}>
      {href !== undefined ? (
        <a href={href} onClick={onClick} css={[row, pressable]}>
          <RowContent {...content} leads />
        </a>
      ) : onClick ? (
        <button type="button" onClick={onClick} css={[row, pressable]}>
          <RowContent {...content} leads />
        </button>
      ) : (
        <div css={row}>
          <RowContent {...content} />
        </div>
      )}
    </li>
  );
}

type RowContentProps = Omit<ListRowProps, 'href' | 'onClick'> & { readonly leads?: boolean };

function RowContent({ title, detail, value, valueDetail, icon, leading, leads }: RowContentProps) {
  return (
    <>
      {leading ??
        (icon && (
          <span css={disc}>
            <Icon name={icon} size={22} />
          </span>
        ))}
      <span css={words}>
        <span css={{ display: 'block', fontWeight: tokens.font.weight.medium }}>{title}</span>
        {detail !== undefined && <span css={small}>{detail}</span>}
      </span>
      {(value !== undefined || valueDetail !== undefined) && (
        <span css={figure}>
          <span css={{ display: 'block', fontWeight: tokens.font.weight.bold }}>{value}</span>
          {valueDetail !== undefined && <span css={small}>{valueDetail}</span>}
        </span>
      )}
      {leads && (
        <span css={arrow}>
          <Icon name="chevron-right" size={20} />
        </span>
      )}
    </>
  );
}

const list = {
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.card,
} as const;
const hairline = {
  content: '""',
  position: 'absolute',
  insetInline: tokens.space[4],
  top: 0,
  height: 1,
  background: tokens.color.hairline,
} as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  width: '100%',
  minHeight: 64,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  border: 0,
  background: 'transparent',
  color: tokens.color.text,
  textAlign: 'left',
  textDecoration: 'none',
  lineHeight: tokens.font.leading.snug,
} as const;
/** With large texts the value stands below the words, which would be cut to syllables beside it. */
const words = { flex: '1 1 6.5rem', minWidth: 0, overflowWrap: 'anywhere' } as const;
const figure = {
  flex: 'none',
  maxWidth: '100%',
  marginLeft: 'auto',
  textAlign: 'right',
  overflowWrap: 'anywhere',
} as const;
const pressable = {
  position: 'relative',
  paddingRight: 44,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.fast}`,
  '&:hover, &:active': { background: tokens.color.light },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
/** Out of the flow: where words and value wrap, it does not become a line of its own. */
const arrow = {
  position: 'absolute',
  right: tokens.space[3],
  top: 'calc(50% - 10px)',
  display: 'grid',
  color: tokens.color.textFaint,
} as const;
const disc = {
  flex: 'none',
  width: 42,
  height: 42,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  // The narrowest phones leave it out to have room for the text.
  '@media (max-width: 22.4em)': { display: 'none' },
} as const;
const small = {
  display: 'block',
  marginTop: 2,
  fontSize: tokens.font.size.small,
  color: tokens.color.textFaint,
} as const;

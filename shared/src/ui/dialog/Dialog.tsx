import { keyframes } from '@emotion/react';
import { useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useUiTexts } from '../language/useLocale.ts';
import { tokens, WINDOW_END } from '../theme/tokens.ts';
import { NOTICE_PLACE } from './notice-place.ts';
import { useModal } from './useModal.ts';
import { useScrollEdge } from './useScrollEdge.ts';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  /** Called on Esc, backdrop, back gesture and the close button. The owner unmounts the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Decoration above the title, from edge to edge; hidden from screen readers. */
  readonly art?: ReactNode | undefined;
  /** Buttons at the bottom, always in sight. */
  readonly footer?: ReactNode | undefined;
  /** The focus begins in the first field: for short forms. Otherwise on the dialog itself, whose title is then read. */
  readonly focusesField?: boolean | undefined;
}

/** A modal window in the middle. It is open while it is mounted; focus returns when it goes. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} place="middle" />;
}

/** A modal that rises from the bottom on a phone and stands in the middle on wide screens. Like Dialog otherwise. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} place="bottom" />;
}

function Modal({
  title,
  onClose,
  children,
  art,
  footer,
  focusesField,
  place,
}: DialogProps & { readonly place: 'middle' | 'bottom' }) {
  const titleId = useId();
  const texts = useUiTexts();
  const modal = useModal(onClose, focusesField);
  const { box, end, hasMore } = useScrollEdge();
  return (
    <dialog {...modal} aria-labelledby={titleId} css={[frame, place === 'bottom' ? bottom : middle]}>
      <div css={panel}>
        {place === 'bottom' && <span aria-hidden css={grip} />}
        {art !== undefined && (
          <div aria-hidden css={{ flex: 'none' }}>
            {art}
          </div>
        )}
        <header css={head}>
          <h2 id={titleId} css={{ flex: 1, fontSize: tokens.font.size.title }}>
            {title}
          </h2>
          <IconButton icon="close" label={texts.close} onClick={onClose} css={{ marginRight: '-10px' }} />
        </header>
        <div {...{ [NOTICE_PLACE]: '' }} css={{ position: 'relative', zIndex: 1 }} />
        <div {...box} css={body}>
          {children}
          <span ref={end} aria-hidden css={endMark} />
        </div>
        {Boolean(footer) && <footer css={[foot, hasMore && overContent]}>{footer}</footer>}
      </div>
    </dialog>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(14px) scale(0.98)' } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const dim = keyframes({ from: { opacity: 0 } });

const frame = {
  padding: 0,
  border: 0,
  margin: 'auto',
  width: 'min(100% - 32px, 440px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 48px)',
  overflow: 'hidden',
  color: tokens.color.text,
  background: `radial-gradient(120% 200px at 50% 0, ${tokens.color.surfaceHigh}, transparent), ${tokens.color.surfaceRaised}`,
  borderRadius: tokens.radius.sheet,
  boxShadow: tokens.elevation.raised,
  '&:focus-visible': { outline: 0 },
  '&::backdrop': {
    background: tokens.color.veil,
    animation: `${dim} ${tokens.motion.base}`,
  },
} as const;

const middle = { animation: `${appear} ${tokens.motion.base} ${tokens.motion.ease}` } as const;

const bottom = {
  ...middle,
  '@media (max-width: 599px)': {
    width: '100%',
    marginBottom: 0,
    borderRadius: `${tokens.radius.sheet} ${tokens.radius.sheet} 0 0`,
    paddingBottom: 'env(safe-area-inset-bottom)',
    animation: `${rise} ${tokens.motion.slow} ${tokens.motion.ease}`,
  },
} as const;

const panel = { display: 'flex', flexDirection: 'column', maxHeight: 'inherit', minHeight: 0 } as const;
const grip = {
  alignSelf: 'center',
  width: 40,
  height: 4,
  marginTop: tokens.space[2],
  borderRadius: tokens.radius.round,
  background: tokens.color.edge,
  '@media (min-width: 600px)': { display: 'none' },
} as const;
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[5]} ${tokens.space[2]}`,
} as const;
const body = {
  [WINDOW_END]: tokens.space[3],
  // Contains visually hidden elements inside, so that they do not make the window itself scroll.
  position: 'relative',
  padding: `${tokens.space[2]} ${tokens.space[5]} ${tokens.space[6]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const foot = {
  display: 'flex',
  gap: tokens.space[3],
  padding: `${tokens.space[3]} ${tokens.space[5]} ${tokens.space[5]}`,
  transition: `box-shadow ${tokens.motion.fast}`,
  '& > *': { flex: 1 },
} as const;
/** Shows that there is more content beneath the buttons. */
const overContent = {
  boxShadow: `0 -1px 0 ${tokens.color.hairline}, 0 -18px 22px -18px ${tokens.color.shade}`,
} as const;
const endMark = { display: 'block', height: 1, marginTop: -1 } as const;

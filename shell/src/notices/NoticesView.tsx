import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Dialog, ToastView, tokens } from '@mosaico/shared/ui';
import type { Question, Toast } from '../platform/notices.ts';
import { useShell } from '../shell-context.ts';
import { STRIP_HEIGHT, TOP_BAR_HEIGHT } from '../frame/bar-style.ts';
import { useTopmostHost } from './useTopmostHost.ts';

/** Short messages on top of everything, and questions in a dialog. */
export function NoticesView() {
  const { notices } = useShell().platform;
  const question = useReactive(notices.question);
  return (
    <>
      {question && <QuestionDialog key={question.id} question={question} />}
      <Toasts />
    </>
  );
}

function QuestionDialog({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const { pausePlay } = useShell().platform;
  useEffect(pausePlay, [pausePlay]);
  const cancel = () => question.answer(false);
  return (
    <Dialog
      title={t(question.kind === 'alert' ? 'notices.alert' : 'notices.confirm')}
      onClose={cancel}
      footer={
        <>
          {question.kind === 'confirm' && (
            <Button variant="quiet" onClick={cancel}>
              {question.no ?? t('notices.cancel')}
            </Button>
          )}
          <Button onClick={() => question.answer(true)}>{question.yes ?? t('notices.ok')}</Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}

/**
 * In the topmost open dialog, below its title, because everything outside of it is out of reach for eyes and screen readers. The live
 * regions exist before the messages come, and each message is read out once: errors at once, the rest at the next pause.
 */
function Toasts() {
  const { notices } = useShell().platform;
  const toasts = useReactive(notices.toasts);
  const { host, isSettled } = useTopmostHost(toasts.length > 0);
  const isMoved = useMoved(toasts, host, isSettled);
  const fresh = isSettled ? toasts.filter((toast) => !isMoved(toast)) : [];
  const isInDialog = host !== document.body;
  return createPortal(
    <div
      css={[stack, isInDialog ? inDialog : onPage]}
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      <div css={region}>
        <ToastList toasts={toasts.filter(isMoved)} />
      </div>
      <div aria-live="assertive" css={region}>
        <ToastList toasts={fresh.filter(({ tone }) => tone === 'error')} />
      </div>
      <div role="status" aria-atomic={false} css={region}>
        <ToastList toasts={fresh.filter(({ tone }) => tone !== 'error')} />
      </div>
    </div>,
    host,
  );
}

function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const { notices } = useShell().platform;
  return toasts.map(({ id, tone, text }) => (
    // Read out as a whole, and not again when another message comes or goes.
    <div key={id} aria-atomic>
      <ToastView tone={tone} text={text} onClose={() => notices.dismiss(id)} />
    </div>
  ));
}

/** Tells which toasts were read out elsewhere, before a dialog opened or closed: they stay visible and are not read out again. */
function useMoved(toasts: readonly Toast[], host: Element, isSettled: boolean): (toast: Toast) => boolean {
  const [places] = useState(() => new Map<number, Element>());
  useEffect(() => {
    if (!isSettled) return;
    for (const { id } of toasts) if (!places.has(id)) places.set(id, host);
  }, [toasts, host, isSettled, places]);
  return ({ id }) => places.has(id) && places.get(id) !== host;
}

const stack = {
  zIndex: tokens.layer.toast,
  display: 'grid',
  maxWidth: 440,
  marginInline: 'auto',
  pointerEvents: 'none',
} as const;
const onPage = {
  position: 'fixed',
  // Below the top bar: balance and login stay in reach.
  top: `calc(${STRIP_HEIGHT + TOP_BAR_HEIGHT + 8}px + env(safe-area-inset-top))`,
  insetInline: tokens.space[3],
} as const;
/** Between the dialog's head and its content (noticePlaceOf), which makes room: a message covers no field. */
const inDialog = { paddingInline: tokens.space[3] } as const;
const region = {
  display: 'grid',
  gap: tokens.space[2],
  '&:not(:empty)': { paddingBottom: tokens.space[2] },
  '& > *': { pointerEvents: 'auto' },
} as const;
